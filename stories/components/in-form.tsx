import { Provider } from "@adobe/react-spectrum/Provider";
import type { Decorator, StoryContext } from "@storybook/react-vite";
import { useRef } from "react";
import { expect } from "storybook/test";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import type { Language } from "#core/language/language.ts";
import { Form } from "#ui/components/form/form.tsx";
import { FormProvider } from "#ui/components/spectrum/form-provider.tsx";
import "#ui/foundation/spectrum/spectrum.css";

const nothing = () => undefined;

/** Puts a control into a form of the usual width; the parameter `problems` sets its problems. */
export const inForm: Decorator = (Story, { globals, parameters }) => {
	const element = useRef<HTMLFormElement>(null);
	const list: readonly FieldProblem[] = parameters.problems ?? [];
	return (
		<FormProvider language={globals.language as Language}>
			<Form
				state={{ section: null, problems: { list, isNew: false }, element, show: nothing, clear: nothing }}
				style={{ maxWidth: 420, padding: "var(--side)" }}
				onSubmit={nothing}
			>
				<Story />
			</Form>
		</FormProvider>
	);
};

/** Disables the controls of a story. */
export const switchedOff: Decorator = (Story) => (
	<Provider isDisabled>
		<Story />
	</Provider>
);

/** Asserts that a control is disabled and looks disabled (R-THEME-02). */
export async function expectFaded(control: HTMLElement, drawn: Element = control): Promise<void> {
	await expect(control).toBeDisabled();
	await expect(getComputedStyle(drawn).opacity).toBe("0.4");
}

/** Asserts that the Tab key reaches a control from the start of the page. */
export async function expectReached(
	control: HTMLElement,
	userEvent: StoryContext["userEvent"],
): Promise<void> {
	await userEvent.tab();
	await expect(control).toHaveFocus();
}
