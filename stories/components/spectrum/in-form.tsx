import { Provider } from "@adobe/react-spectrum/Provider";
import type { Decorator } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { Language } from "#core/shared/language.ts";
import { FormProvider } from "#ui/components/spectrum/form-provider.tsx";
import "#ui/foundation/spectrum/spectrum.css";

/** Puts a control into a form, as wide as forms are. */
export const inForm: Decorator = (Story, { globals }) => (
	<FormProvider language={globals.language as Language}>
		<form style={{ maxWidth: 420, padding: "var(--side)" }} onSubmit={(event) => event.preventDefault()}>
			<Story />
		</form>
	</FormProvider>
);

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
