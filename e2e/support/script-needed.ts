import { expect, type Locator } from "@playwright/test";

/** Expects the explanation, without script, of why something is not offered, with an address to write to. */
export async function expectReason(main: Locator, said: string): Promise<void> {
	const sentence = main.getByText(said);
	await expect(sentence).toBeVisible();
	await expect(sentence.getByRole("link")).toHaveAttribute("href", /^mailto:/);
}
