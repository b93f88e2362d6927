import { Provider } from "@adobe/react-spectrum/Provider";
import type { Decorator, StoryContext } from "@storybook/react-vite";
import { useRef } from "react";
import { expect } from "storybook/test";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import type { Language } from "#core/shared/language.ts";
import { Form } from "#ui/components/form/form.tsx";
import { FormProvider } from "#ui/components/spectrum/form-provider.tsx";
import "#ui/foundation/spectrum/spectrum.css";

const nothing = () => undefined;

/** Puts a control into a form, as wide as forms are; the parameter `problems` says what is wrong with it. */
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

/** Switches the controls of a story off. */
export const switchedOff: Decorator = (Story) => (
	<Provider isDisabled>
		<Story />
	</Provider>
);

/** Fails unless a control is switched off and rendered so (R-THEME-02). */
export async function expectFaded(control: HTMLElement, drawn: Element = control): Promise<void> {
	await expect(control).toBeDisabled();
	await expect(getComputedStyle(drawn).opacity).toBe("0.4");
}

/** Fails unless the Tab key leads from the page's start to a control. */
export async function expectReached(
	control: HTMLElement,
	userEvent: StoryContext["userEvent"],
): Promise<void> {
	await userEvent.tab();
	await expect(control).toHaveFocus();
}
