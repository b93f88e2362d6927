import { describe, expect, it } from "vitest";
import { inOrder, tool } from "./tool.mjs";

const script = (text: string) => ["-e", text];

describe("a tool of a check", () => {
	it("has its failures named while it runs, each once", async () => {
		const named: string[] = [];
		let release: () => void = () => {};
		const first = new Promise<void>((resolve) => {
			release = resolve;
		});
		// It ends only when stopped, which is after its failure was named.
		const running = tool(
			script(`
				console.log("✓ one");
				process.stdout.write("✘ t");
				setTimeout(() => console.log("wo\\n✘ two\\n3 passed"), 10);
				const server = require("node:net").createServer(() => process.exit(1)).listen(0, "127.0.0.1", () =>
					setTimeout(() => console.log("✘ port " + server.address().port), 20));
			`),
			{
				failure: /^✘/,
				summary: /^(\d+ passed)$/m,
				onFailure(line) {
					named.push(line.replace(/\d+/, "…"));
					const port = line.match(/port (\d+)/)?.[1];
					if (port) {
						release();
						fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
					}
				},
			},
		);
		await first;
		expect(named).toEqual(["✘ two", "✘ port …"]);
		expect(await running).toMatchObject({ ok: false, note: "3 passed" });
	});

	it("is the last of several steps that run until one fails", async () => {
		const ran: string[] = [];
		const step = (name: string, status: number) => () => {
			ran.push(name);
			return tool(script(`console.log("${name}"); process.exit(${status})`));
		};
		const outcome = await inOrder(step("a", 0), step("b", 1), step("c", 0));
		expect(ran).toEqual(["a", "b"]);
		expect(outcome).toMatchObject({ ok: false, output: "b\n" });
	});
});
