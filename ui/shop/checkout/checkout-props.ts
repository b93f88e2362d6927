import type { CheckoutTerms } from "#core/checkout/checkout-terms.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { Services } from "#core/models/page-services.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import type { Payments } from "#core/ports/payment-provider.ts";
import type { FormState } from "#ui/components/form/form.tsx";

/** What the checkout is rendered from once its script is there. */
export interface CheckoutFlowProps {
	readonly page: PageModel;
	readonly shop: ShopServices;
	readonly services: Services;
	readonly payments: Payments;
}

/** What each step is rendered from. */
export interface StepProps {
	readonly shop: CheckoutFlowProps["shop"];
	/** Those of the present draft. */
	readonly terms: CheckoutTerms;
	/** What is wrong, shown next to the fields. */
	readonly form: FormState;
	/** Goes on when the step is complete, else shows what is missing. */
	readonly onDone: () => void;
}
