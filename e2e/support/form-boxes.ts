import type { Locator } from "@playwright/test";

/**
 * Returns the layout faults of a form: inputs too narrow to read, labels that are not above their input,
 * overlapping texts and inputs, anything outside the page.
 */
export async function layoutFaults(form: Locator): Promise<readonly string[]> {
	return form.evaluate((element) => {
		/** Space for five digits with padding; a count between two buttons has at most three. */
		const minEm = (input: Element) => (input.getAttribute("inputmode") === "numeric" ? 2.5 : 6);
		const seen = (one: Element) =>
			one.checkVisibility({ visibilityProperty: true }) && one.closest("[aria-hidden='true']") === null;
		const all = (selector: string) => [...element.querySelectorAll(selector)].filter(seen);
		const nameOf = (one: Element) =>
			`${one.tagName.toLowerCase()} "${one.getAttribute("name") ?? one.textContent?.trim().slice(0, 40)}"`;
		const faults: string[] = [];

		const inputs = all("input:not([type=checkbox], [type=radio]), textarea, select, button[aria-haspopup]");
		for (const input of inputs) {
			const em = Number.parseFloat(getComputedStyle(input).fontSize);
			const { width } = input.getBoundingClientRect();
			if (width < minEm(input) * em) faults.push(`${nameOf(input)} is ${Math.round(width)} px wide`);
		}

		const labelled = inputs.flatMap((input) => {
			const id = input.getAttribute("aria-labelledby")?.split(" ").at(-1);
			const label =
				(input as HTMLInputElement).labels?.[0] ?? (id === undefined ? null : document.getElementById(id));
			return label && seen(label) && label.getBoundingClientRect().width > 1 ? [{ input, label }] : [];
		});
		for (const { input, label } of labelled) {
			const [above, below] = [label.getBoundingClientRect(), input.getBoundingClientRect()];
			if (above.bottom > below.top + 0.5) faults.push(`${nameOf(label)} is not above ${nameOf(input)}`);
		}

		const messages = [...element.querySelectorAll("[aria-describedby]")]
			.flatMap((one) => one.getAttribute("aria-describedby")?.split(" ") ?? [])
			.flatMap((id) => document.getElementById(id) ?? [])
			.filter(seen);
		const ownLabels = all("label").filter((one) => one.querySelector("input") === null);
		const boxes = [
			...new Set([...inputs, ...labelled.map(({ label }) => label), ...ownLabels, ...messages]),
		].filter((one) => one.getBoundingClientRect().width > 1);
		for (const [place, one] of boxes.entries()) {
			const box = one.getBoundingClientRect();
			if (box.right > document.documentElement.clientWidth + 0.5 || box.left < 0)
				faults.push(`${nameOf(one)} reaches out of the page`);
			for (const other of boxes.slice(place + 1)) {
				if (one.contains(other) || other.contains(one)) continue;
				const against = other.getBoundingClientRect();
				const across = Math.min(box.right, against.right) - Math.max(box.left, against.left);
				const along = Math.min(box.bottom, against.bottom) - Math.max(box.top, against.top);
				if (across > 0.5 && along > 0.5) faults.push(`${nameOf(one)} lies over ${nameOf(other)}`);
			}
		}
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways: ${scrollWidth} px`);
		return faults;
	});
}
