import { expect, it } from "vitest";
import { parseUrl } from "#core/internet/parse-url.ts";

it("R-A11Y-04 reads an address with umlauts as often as it is asked, and nothing that is no address", () => {
	const address = "https://www.müller.example/über-uns";
	for (let call = 0; call < 20_000; call++)
		if (parseUrl(address)?.hostname !== "www.xn--mller-kva.example") expect.fail(`call ${call}`);
	for (const text of ["", "/kontakt", "https://", "müller.example"]) expect(parseUrl(text)).toBeNull();
});
