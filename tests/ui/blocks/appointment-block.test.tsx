import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ShellModel } from "#core/models/page-model.ts";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { strictTranslate } from "#tests/ui/render.tsx";
import { AppointmentForm } from "#ui/blocks/appointment/appointment-form.tsx";
import { AppointmentBlock } from "#ui/blocks/lazy/appointment-block.tsx";
import { ShellProvider } from "#ui/foundation/shell-context.tsx";
import { TranslateProvider } from "#ui/foundation/translate-context.tsx";

const t = await strictTranslate("de");
const shell = { ...shellFixture("de"), orderService: "https://orders.example" };
const reasons = [{ id: "ring", name: "Ring", minutes: 60, branches: ["mitte"] }];
const block = {
	type: "appointment",
	heading: { anchor: "termin", text: "Termin" },
	text: null,
	reasons,
} as const;

const rendered = (of: ShellModel, element = <AppointmentBlock block={block} />) =>
	renderToString(
		<TranslateProvider t={t}>
			<ShellProvider shell={of}>{element}</ShellProvider>
		</TranslateProvider>,
	);

describe("the appointment block", () => {
	it("B-USE-15 has the form if a service accepts requests", () => {
		expect(rendered(shell)).toContain(
			'data-island="appointment" data-hydrate="interaction" data-reads-query="true"',
		);
	});

	it("B-USE-15 links to e-mail without a service, and renders nothing without an address", () => {
		const without = { ...shell, orderService: null };
		expect(rendered(without)).toMatch(/href="mailto:haus@sternau\.example"/);
		expect(rendered({ ...without, contact: { ...without.contact, email: null } })).toBe("");
	});

	it("B-USE-15 B-USE-17 asks for the times as text without script, because the server does not know the day", () => {
		const html = rendered(shell, <AppointmentForm reasons={reasons} headingId="termin" />);
		expect(html).toMatch(/<form[^>]*action="mailto:haus@sternau\.example"/);
		expect(html).toMatch(/<select[^>]*name="reason"/);
		expect(html).toContain('<option value="ring">Ring (60 Minuten)</option>');
		expect(html).toMatch(/<input[^>]*type="text"[^>]*name="date1"/);
		expect(html).not.toContain('name="time1"');
	});
});
