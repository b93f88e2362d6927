import type { PageModel } from "#core/site/page-model.ts";
import { PlainHead } from "#ui/components/page-heads.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { Loading, RetryNotice } from "#ui/shop/order-notice.tsx";
import styles from "#ui/shop/order-page.module.css";
import { useOrderProgram } from "#ui/shop/use-order-program.ts";

const loadFlow = async () => (await import("#ui/shop/checkout-flow.tsx")).CheckoutFlow;

/** The checkout in its steps (R-CHECK-01); the draft is known in the browser only, and so its program comes there. */
export function CheckoutPage({ page }: { readonly page: PageModel }) {
	const words = useWords();
	const program = useOrderProgram(loadFlow);
	return (
		<div className={styles.page}>
			<PlainHead page={page} />
			<div className={styles.body}>
				{program.status === "loading" ? <Loading label={words("checkout.loading")} /> : null}
				{program.status === "failed" ? (
					<RetryNotice messageKey="cart.notLoaded" onRetry={program.retry} />
				) : null}
				{program.status === "ready" ? (
					<program.part page={page} shop={program.shop} services={program.services} />
				) : null}
			</div>
		</div>
	);
}
