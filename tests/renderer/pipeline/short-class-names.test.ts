import { expect, it } from "vitest";
import { createShortClassNames } from "#renderer/pipeline/short-class-names.ts";

it("B-REL-07 a class has the same short name in each build and at each place", () => {
	const one = createShortClassNames("/home/one/shop");
	const other = createShortClassNames("/srv/shop");
	const named = one("link", "/home/one/shop/ui/components/link.module.css");
	expect(named).toMatch(/^[A-Za-z][\w-]{3}$/);
	expect(other("link", "/srv/shop/ui/components/link.module.css")).toBe(named);
	expect(one("link", "/home/one/shop/ui/components/link.module.css")).toBe(named);
	expect(one("text", "/home/one/shop/ui/components/link.module.css")).not.toBe(named);
	expect(one("link", "/home/one/shop/ui/shell/link.module.css")).not.toBe(named);
});

it("B-REL-07 two classes of one short name are an error that names both", () => {
	const nameOf = createShortClassNames("/shop");
	const names = Array.from({ length: 40_000 }, (_, index) => `c${index}`);
	expect(() => names.map((name) => nameOf(name, "/shop/a.css"))).toThrow(
		/Rename a\.css \.c\d+ or a\.css \.c\d+/,
	);
});
