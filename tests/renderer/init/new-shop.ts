import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { type InitEnvironment, initCommand } from "#renderer/cli/init-command.ts";
import { createMessages } from "#renderer/cli/messages.ts";

/** The folder of the templates in the source. */
export const templates = fileURLToPath(new URL("../../../renderer/init/templates", import.meta.url));

/** The repository, as the folder of the package that runs the command. */
const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** The options of a complete shop. */
export const weber = [
	...["--name", "Goldschmiede Weber", "--owner", "Anna Weber", "--street", "Lange Straße 12"],
	...["--postcode", "18055", "--town", "Rostock", "--country", "DE", "--phone", "0381 2034567"],
];

/** Returns a folder that does not exist yet. */
export function newFolder(name = "my-shop"): string {
	return join(mkdtempSync(join(tmpdir(), "init-")), name);
}

/** Runs `facette init` where nobody can be asked, unless there is an `ask`; returns its status and what it printed. */
export async function runInit(args: readonly string[], environment: Partial<InitEnvironment> = {}) {
	const printed: string[] = [];
	for (const stream of ["log", "error"] as const)
		vi.spyOn(console, stream).mockImplementation((line: string) => printed.push(line));
	const ask = () => Promise.reject(new Error("Nobody can be asked."));
	const status = await initCommand(args, createMessages("en"), {
		isTerminal: false,
		country: null,
		templates,
		packageFolder: repository,
		ask,
		...environment,
	});
	vi.restoreAllMocks();
	return { status, printed: printed.join("\n") };
}

/** Writes a shop that can be loaded without the compiled program; throws if that fails. */
export async function writeShop(args: readonly string[]): Promise<string> {
	const directory = newFolder();
	const { status, printed } = await runInit([directory, ...args]);
	if (status !== 0 || !existsSync(directory)) throw new Error(printed);
	// "facette" is the compiled program, which unit tests do without.
	const config = join(directory, "facette.config.ts");
	const imported = 'import { defineConfig } from "facette";';
	const text = readFileSync(config, "utf8").replace(
		imported,
		"const defineConfig = <T>(config: T) => config;",
	);
	writeFileSync(config, text);
	return directory;
}

/** Shops of different countries, languages and kinds, by what they are. */
export const shops: readonly (readonly [description: string, args: readonly string[]])[] = [
	["a shop in Germany in German and English", [...weber, "--languages", "de,en"]],
	[
		"a dark shop in Switzerland in French, German and English",
		[
			...["--name", "Bijouterie Léman", "--owner", "Claire Dubois", "--street", "Rue du Rhône 42"],
			...["--postcode", "1204", "--town", "Genève", "--country", "CH", "--phone", "022 310 20 30"],
			...["--languages", "fr,de,en", "--color", "#c9a227", "--ground", "#14110f"],
		],
	],
	[
		"a site in France without a shop",
		[
			...["--name", "Atelier Martin", "--owner", "Jeanne Martin", "--street", "12 rue de la République"],
			...[
				"--postcode",
				"69001",
				"--town",
				"Lyon",
				"--country",
				"FR",
				"--phone",
				"04 72 00 00 01",
				"--no-shop",
			],
		],
	],
	[
		"a shop in France in French and English",
		[
			...["--name", "Atelier Martin", "--owner", "Jeanne Martin", "--street", "12 rue de la République"],
			...["--postcode", "69001", "--town", "Lyon", "--country", "FR", "--phone", "04 72 00 00 01"],
			...["--languages", "fr,en"],
		],
	],
	[
		"a shop in Austria in German",
		[
			...["--name", "Juwelier Huber", "--owner", "Franz Huber", "--street", "Kärntner Straße 7"],
			...["--postcode", "1010", "--town", "Wien", "--country", "AT", "--phone", "01 5120001"],
		],
	],
	[
		"a shop in Ireland in English, whose law no template knows",
		[
			...["--name", "O’Brien Jewellers", "--owner", "Máire O’Brien", "--street", "12 Grafton Street"],
			...["--postcode", "D02 X285", "--town", "Dublin", "--country", "IE", "--phone", "01 677 1234"],
		],
	],
];
