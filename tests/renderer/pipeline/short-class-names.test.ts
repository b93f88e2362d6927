import { expect, it } from "vitest";
import { createShortClassNames } from "#renderer/pipeline/short-class-names.ts";

it("a class has the same short name in each build and at each place, and none is a word", () => {
	const modules = ["ui/components/link.module.css", "ui/shell/link.module.css"];
	const one = createShortClassNames("/home/one/shop", modules);
	const other = createShortClassNames("/srv/shop", modules.toReversed());
	const named = one("link", "/home/one/shop/ui/components/link.module.css");
	expect(named).toMatch(/^[A-Za-z]\d[\w-]$/);
	expect(other("link", "/srv/shop/ui/components/link.module.css")).toBe(named);
	expect(one("link", "/home/one/shop/ui/components/link.module.css?used")).toBe(named);
	expect(one("text", "/home/one/shop/ui/components/link.module.css")).not.toBe(named);
	expect(one("link", "/home/one/shop/ui/shell/link.module.css")).not.toBe(named);
	expect(() => one("link", "/home/one/shop/core/link.module.css")).toThrow(
		"core/link.module.css is not among the CSS modules",
	);
});

it("all files that may have classes have names of their own", () => {
	const files = Array.from({ length: 520 }, (_, index) => `f${index}.css`);
	const nameOf = createShortClassNames("/shop", files);
	expect(new Set(files.map((file) => nameOf("x", `/shop/${file}`))).size).toBe(520);
	expect(() => createShortClassNames("/shop", [...files, "more.css"])).toThrow("more than 520 files");
});

it("a file of more classes than have names is an error", () => {
	const nameOf = createShortClassNames("/shop", ["a.css"]);
	const names = Array.from({ length: 65 }, (_, index) => nameOf.bind(null, `c${index}`, "/shop/a.css"));
	expect(new Set(names.slice(0, 64).map((name) => name())).size).toBe(64);
	expect(() => names[64]?.()).toThrow("a.css has more than 64 classes");
});
