import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** What the program is compiled from. */
const sources = [
	"core",
	"adapters",
	"ui",
	"renderer",
	"contracts",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
];

/** Copies the sources of the program, with the packages that are installed here. */
function copySources(target: string): void {
	for (const name of sources) rmSync(join(target, name), { recursive: true, force: true });
	mkdirSync(target, { recursive: true });
	for (const name of sources) cpSync(join(root, name), join(target, name), { recursive: true });
	rmSync(join(target, "node_modules"), { force: true });
	symlinkSync(resolve(root, "node_modules"), join(target, "node_modules"), "junction");
}

/** Copies the sources and adds a payment provider: its folder, and its line in the composition. */
export function copyWithProvider(target: string): void {
	copySources(target);
	cpSync(join(root, "e2e/doubles/bank-redirect"), join(target, "adapters/payments/bank-redirect"), {
		recursive: true,
	});
	appendFileSync(
		join(target, "adapters/composition/payment-providers.ts"),
		'export { bankRedirect } from "#adapters/payments/bank-redirect/bank-redirect.ts";\n',
	);
}
