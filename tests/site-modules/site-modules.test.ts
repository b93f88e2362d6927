import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createOwnShop } from "#tests/site-modules/own-shop.ts";

const counter = `import { useState } from "react";
import { defineBlock } from "facette/blocks";
import styles from "./counter.module.css";
import picture from "./ring.svg";

function Counter() {
	const [count, setCount] = useState(0);
	return (
		<button type="button" className={styles.button} onClick={() => setCount(count + 1)}>
			<img src={picture} alt="" /> {count}
		</button>
	);
}

export default defineBlock({ name: "counter", de: ["Zähler", ""], en: ["Counter", ""], fields: {}, component: Counter });
`;

function shopWithModule(text = counter) {
	const shop = createOwnShop({ blocks: ["./parts/counter.tsx"] });
	shop.write("parts/counter.tsx", text);
	shop.write("parts/counter.module.css", ".button { padding: 1rem; }\n");
	shop.write("parts/ring.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>');
	return shop;
}

describe("modules of a site that browsers run", () => {
	it("B-USE-05 are published with their styles and images, and share the program's React", () => {
		const shop = shopWithModule();
		const { status, text } = shop.build();
		expect(status, text).toBe(0);
		const own = shop.builtFiles().filter((file) => /\/block-0-|ring-\w{8}\.svg/.test(file));
		expect(own.map((file) => file.replace(/-\w{8}\./, ".")).sort()).toEqual([
			"assets/block-0-counter.css",
			"assets/block-0-counter.js",
			"assets/ring.svg",
		]);
		const script = shop.built(own.find((file) => file.endsWith(".js")) ?? "");
		const [react = ""] = /assets\/shared-react-\w+[\w-]*\.js/.exec(script) ?? [];
		expect(shop.built(react)).toContain("useState");
		expect(shop.built(react).length).toBeLessThan(3_000);
		expect(shop.built(own.find((file) => file.endsWith(".css")) ?? "")).toContain(
			".counter_button{padding:1rem}",
		);
	});

	it("B-USE-05 change the site when a style sheet or an image of theirs does", () => {
		const shop = shopWithModule();
		shop.build();
		shop.edit("parts/counter.module.css", "1rem", "2rem");
		shop.build();
		const sheets = shop.builtFiles().filter((file) => /counter-\w+\.css$/.test(file));
		expect(sheets.map(shop.built)).toContainEqual(expect.stringContaining("2rem"));
	});

	it("B-REL-04 are not published by a site that names none", () => {
		const shop = createOwnShop({});
		expect(shop.build().status).toBe(0);
		expect(shop.builtFiles().filter((file) => file.includes("shared-react"))).toEqual([]);
	});

	it.each([
		["a syntax error", counter.replace("[count,", "[[count,"), "parts/counter.tsx", "module.broken", "7:40"],
		["a missing package", `import "ring-sizes";\n${counter}`, "parts/counter.tsx", "module.broken", "1:8"],
	])("B-REL-04 with %s are reported with file, line and column", (_, source, file, code, place) => {
		const shop = shopWithModule(source);
		const { status, text } = shop.build();
		expect(status).toBe(1);
		expect(text).toContain(`${file}:${place} [${code}]\n       `);
		expect(text).not.toMatch(/Line \d/);
		expect(shop.run("check", "--site", "shop").text).toContain(`[${code}]`);
	});

	it("B-REL-04 that do not exist are reported with the option", () => {
		const shop = createOwnShop({ blocks: ["./parts/counter.tsx"] });
		expect(shop.build().text).toContain(
			"facette.config.ts:4:11 › blocks.0 [module.missing]\n       There is no file ./parts/counter.tsx",
		);
	});
});

describe("bundles of a site's modules", () => {
	it("B-USE-05 are removed from the cache when no build has used them for a day", () => {
		const shop = shopWithModule();
		const folder = join(shop.folder, ".facette/modules");
		shop.build();
		const [first = ""] = readdirSync(folder);
		shop.edit("parts/counter.tsx", "useState(0)", "useState(1)");
		shop.build();
		expect(readdirSync(folder)).toHaveLength(2);
		const dayAgo = Date.now() / 1000 - 86_401;
		for (const name of readdirSync(folder)) utimesSync(join(folder, name), dayAgo, dayAgo);
		shop.edit("parts/counter.tsx", "useState(1)", "useState(0)");
		shop.build();
		expect(readdirSync(folder)).toEqual([first]);
	});
});
