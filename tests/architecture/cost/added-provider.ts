import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ScratchCopy } from "#tests/architecture/cost/scratch-copy.ts";

const double = fileURLToPath(new URL("../../../e2e/doubles/bank-redirect", import.meta.url));
const folder = "adapters/payments/bank-redirect";

/** The file that lists a site's providers. */
export const providerList = "adapters/composition/payment-providers.ts";

/** Matches what the double imports from `facette`, apart from types: the program itself imports it from core. */
const fromFacette = /(import \{ definePaymentProvider \}) from "facette"/;

/** Adds a payment provider to a copy of the sources: its folder, and its line in the composition. */
export function addProvider(copy: ScratchCopy): void {
	for (const file of readdirSync(double)) {
		const text = readFileSync(join(double, file), "utf8");
		copy.write(
			`${folder}/${file}`,
			text.replace(fromFacette, '$1 from "#core/providers/define-payment-provider.ts"'),
		);
	}
	const list = readFileSync(join(copy.directory, providerList), "utf8");
	copy.write(providerList, `${list}export { default as bankRedirect } from "#${folder}/bank-redirect.ts";\n`);
}
