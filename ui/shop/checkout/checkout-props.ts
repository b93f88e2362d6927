import type { CheckoutTerms } from "#core/checkout/checkout-terms.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { Services } from "#core/models/page-services.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import type { Payments } from "#core/ports/payment-provider.ts";
import type { FormState } from "#ui/components/form/form.tsx";

/** The props of the checkout after its script has loaded. */
export interface CheckoutFlowProps {
	readonly page: PageModel;
	readonly shop: ShopServices;
	readonly services: Services;
	readonly payments: Payments;
}

/** The props of each step. */
export interface StepProps {
	readonly shop: CheckoutFlowProps["shop"];
	/** The terms of the current draft. */
	readonly terms: CheckoutTerms;
	/** The form's state with its problems, shown next to the fields. */
	readonly form: FormState;
	/** Continues if the step is complete; otherwise shows what is missing. */
	readonly onDone: () => void;
}
