import { readdirSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, it } from "vitest";
import { paymentProviders } from "#adapters/composition/payments.ts";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const names = (folder: string) =>
	readdirSync(new URL(`../../${folder}`, import.meta.url), { withFileTypes: true });

/** Returns the names in backticks in the first column of a text's tables. */
function cellsOf(markdown: string): readonly string[] {
	const rows = markdown.split("\n").filter((line) => line.startsWith("|"));
	return rows.flatMap((row) =>
		[...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
	);
}

/** Returns the journeys that the README of e2e lists, each with its area: "shell/footer.spec.ts". */
function listedJourneys(): readonly string[] {
	const sections = read("e2e/README.md")
		.split(/^### (?=[\w-]+\/)/m)
		.slice(1);
	return sections.flatMap((section) => {
		const area = section.slice(0, section.indexOf("/"));
		return cellsOf(section)
			.filter((name) => name.endsWith(".spec.ts"))
			.map((name) => `${area}/${name}`);
	});
}

it("the README of the journeys lists every journey file and no missing one", () => {
	const files = readdirSync(new URL("../../e2e", import.meta.url), { recursive: true, encoding: "utf8" })
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => file.endsWith(".spec.ts"));
	const patterns = listedJourneys();
	expect(files.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
	expect(patterns.filter((pattern) => !files.some((file) => matchesGlob(file, pattern)))).toEqual([]);
});

it("the README of core lists every folder of it and no missing one", () => {
	const folders = names("core")
		.filter((entry) => entry.isDirectory() && entry.name !== "decisions")
		.map(({ name }) => `${name}/`);
	const listed = cellsOf(read("core/README.md")).filter((name) => /^[\w-]+\/$/.test(name));
	expect(listed.toSorted()).toEqual(folders.toSorted());
});

it("every decision is a numbered file with its date and its status", () => {
	const folders = ["core", "adapters", "ui", "renderer", "contracts", "stories", "tests", "e2e"];
	const files = folders.flatMap((folder) =>
		readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: "utf8" })
			.map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
			.filter((file) => file.includes("/decisions/")),
	);
	expect(files.length).toBeGreaterThan(0);
	for (const file of files) {
		expect(file).toMatch(/\/\d{3}-[a-z\d-]+\.md$/);
		const [, head = ""] = read(file).split("\n\n");
		expect(head, file).toMatch(/^- Date: \d{4}-\d\d-\d\d\n- Status: (?:accepted|replaced by \d{3})(?:\n|$)/);
	}
	const numbers = files.map((file) => file.replace(/(\d{3})-[^/]*$/, "$1"));
	expect(new Set(numbers).size).toBe(numbers.length);
});

/** Returns the calls in a README's tables, e.g. "/ecom/order"; a row may name several. */
function listedCalls(readme: string): readonly string[] {
	const cells = [...read(readme).matchAll(/^\| POST ([^|]*)\|/gm)].map(([, cell = ""]) => cell);
	return cells.flatMap((cell) => cell.match(/\/ecom\/[\w/]+/g) ?? []).toSorted();
}

it("the README of the contract lists every call of it and no missing one", () => {
	const { interactions } = JSON.parse(read("contracts/pacts/facette-order-service.json"));
	const paths = interactions.map(
		({ request }: { readonly request: { readonly path: string } }) => request.path,
	);
	expect(listedCalls("contracts/README.md")).toEqual([...new Set<string>(paths)].toSorted());
});

it("the README of the reference service lists every call that it takes and no missing one", () => {
	const routes = read("contracts/reference-service/http/routes.ts");
	const paths = [...routes.matchAll(/path: "([^"]+)"/g)].map(([, path = ""]) => path);
	expect(listedCalls("contracts/reference-service/README.md")).toEqual(paths.toSorted());
});

it("the README of the contract lists every provider state and no missing one", () => {
	const states: readonly { readonly name: string }[] = JSON.parse(read("contracts/provider-states.json"));
	const section = read("contracts/README.md").split(/^\| state /m)[1] ?? "";
	const rows = section.split("\n\n")[0]?.split("\n").slice(2) ?? [];
	const names = rows.map((row) => row.split("|")[1]?.trim());
	expect(names.toSorted()).toEqual(states.map(({ name }) => name).toSorted());
});

it("the README of the payments lists every provider and no missing one", () => {
	const ids = paymentProviders.map(({ id }) => id);
	const section = read("adapters/payments/README.md").split(/^\| provider /m)[1] ?? "";
	const rows = section.split("\n\n")[0]?.split("\n").slice(2) ?? [];
	expect(rows.map((row) => /`([^`]+)`/.exec(row)?.[1]).toSorted()).toEqual(ids.toSorted());
});
