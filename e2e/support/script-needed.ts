import { expect, type Locator } from "@playwright/test";

/** Sees the sentence that says without script why something is not offered, with an address to write to instead. */
export async function expectReason(main: Locator, said: string): Promise<void> {
	const sentence = main.getByText(said);
	await expect(sentence).toBeVisible();
	await expect(sentence.getByRole("link")).toHaveAttribute("href", /^mailto:/);
}
