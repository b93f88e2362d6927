import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { strictWords } from "#tests/ui/render.tsx";
import { pageFixture, shellFixture } from "#tests/ui/site-models.ts";
import { ShellProvider } from "#ui/foundation/shell-context.tsx";
import { WordsProvider } from "#ui/foundation/words.tsx";
import { type ThankedSender, ThanksPage } from "#ui/pages/thanks.tsx";

async function thanks(sender?: ThankedSender) {
	const words = await strictWords("en");
	return renderToString(
		<WordsProvider words={words}>
			<ShellProvider shell={shellFixture("en")}>
				<ThanksPage page={pageFixture("en", { lead: null, blocks: [] })} {...(sender ? { sender } : {})} />
			</ShellProvider>
		</WordsProvider>,
	);
}

describe("the thanks page", () => {
	it("R-ROUTE-13 names the sender and the address when they are known", async () => {
		const html = await thanks({ name: "Ada", email: "ada@sternau.example" });
		expect(html).toContain("Ada, thank you");
		expect(html).toContain("ada@sternau.example");
	});

	it("R-ROUTE-13 names nobody on a direct visit", async () => {
		const html = await thanks();
		expect(html).toContain("Your message has reached us.");
		expect(html).not.toContain("@");
	});
});
