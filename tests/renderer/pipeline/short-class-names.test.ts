import { expect, it } from "vitest";
import { createShortClassNames } from "#renderer/pipeline/short-class-names.ts";

it("a class has the same short name in each build and at each place", () => {
	const one = createShortClassNames("/home/one/shop");
	const other = createShortClassNames("/srv/shop");
	const named = one("link", "/home/one/shop/ui/components/link.module.css");
	expect(named).toMatch(/^[A-Za-z][\w-]{3}$/);
	expect(other("link", "/srv/shop/ui/components/link.module.css")).toBe(named);
	expect(one("link", "/home/one/shop/ui/components/link.module.css")).toBe(named);
	expect(one("text", "/home/one/shop/ui/components/link.module.css")).not.toBe(named);
	expect(one("link", "/home/one/shop/ui/shell/link.module.css")).not.toBe(named);
});

it("two files of one short name are an error that names both", () => {
	const nameOf = createShortClassNames("/shop");
	const files = Array.from({ length: 4000 }, (_, index) => `/shop/f${index}.css`);
	expect(() => files.map((file) => nameOf("x", file))).toThrow(/Rename f\d+\.css or f\d+\.css/);
});

it("a file of more classes than have names is an error", () => {
	const nameOf = createShortClassNames("/shop");
	const names = Array.from({ length: 65 }, (_, index) => nameOf.bind(null, `c${index}`, "/shop/a.css"));
	expect(new Set(names.slice(0, 64).map((name) => name())).size).toBe(64);
	expect(() => names[64]?.()).toThrow("a.css has more than 64 classes");
});
