import type { Locator, Page } from "@playwright/test";

/** A person at the Data Studio; counts the clicks and what is typed. */
export interface Editor {
	/** Clicks of the mouse and pressed shortcuts so far. */
	readonly clicks: number;
	/** Texts that were typed so far. */
	readonly texts: number;
	click(target: Locator): Promise<void>;
	/** Replaces the text of an input. */
	fill(target: Locator, text: string): Promise<void>;
	/** Adds a sentence to an editor of formatted text, on the line that is clicked. */
	append(line: Locator, sentence: string): Promise<void>;
	press(shortcut: string): Promise<void>;
	/** Returns the field of a form with this label, with its input. */
	field(label: string): Locator;
	/** The button that saves a form. */
	readonly save: Locator;
	/** The link to the form of a new item. */
	readonly create: Locator;
	/** The button that confirms what is chosen or typed in a drawer. */
	readonly confirm: Locator;
}

/** The name of the button that saves: a check mark in Directus 11, a word in 12. */
const saving = /^(?:check|Save|Select|Done)$/;

/** Returns an editor who uses a page of the Data Studio. */
export function createEditor(page: Page): Editor {
	let clicks = 0;
	let texts = 0;
	const click = async (target: Locator) => {
		clicks += 1;
		await target.click();
	};
	const press = async (shortcut: string) => {
		clicks += 1;
		await page.keyboard.press(shortcut);
	};
	return {
		get clicks() {
			return clicks;
		},
		get texts() {
			return texts;
		},
		click,
		async fill(target, text) {
			texts += 1;
			await target.fill(text);
		},
		async append(line, sentence) {
			await click(line);
			texts += 1;
			await page.keyboard.press("End");
			await page.keyboard.type(sentence);
		},
		press,
		field(label) {
			// The label is the button of the field's menu; a star marks required fields.
			const labelled = (name: string) => page.getByRole("button", { name, exact: true });
			const name = labelled(`${label} arrow_drop_down`).or(labelled(`${label} star arrow_drop_down`));
			// A group is a field that contains others.
			return page.locator(".field").filter({ has: name }).last();
		},
		save: page.getByRole("banner").getByRole("button", { name: saving }),
		create: page.getByRole("banner").getByRole("link", { name: /^(?:add|Create)$/ }),
		confirm: page.getByRole("article").getByRole("button", { name: saving }).first(),
	};
}
