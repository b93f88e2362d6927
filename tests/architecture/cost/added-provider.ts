import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ScratchCopy } from "#tests/architecture/cost/scratch-copy.ts";

const double = fileURLToPath(new URL("../../../e2e/doubles/bank-redirect", import.meta.url));
const folder = "adapters/payments/bank-redirect";

/** The file that lists a site's providers. */
export const providerList = "adapters/composition/payment-providers.ts";

/** Adds a payment provider to a copy of the sources: its folder, and its line in the composition. */
export function addProvider(copy: ScratchCopy): void {
	for (const file of readdirSync(double)) copy.write(`${folder}/${file}`, readFileSync(join(double, file)));
	const list = readFileSync(join(copy.directory, providerList), "utf8");
	copy.write(providerList, `${list}export { bankRedirect } from "#${folder}/bank-redirect.ts";\n`);
}
