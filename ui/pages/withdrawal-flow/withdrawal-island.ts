import type { Island } from "#ui/foundation/island.tsx";
import type { WithdrawalFlowProps } from "#ui/pages/withdrawal-flow/withdrawal-flow.tsx";

/** The withdrawal form, an island because of the size of its controls. */
export const withdrawalIsland: Island<WithdrawalFlowProps> = {
	name: "withdrawal",
	load: () => import("#ui/pages/withdrawal-flow/withdrawal-flow.tsx").then((module) => module.WithdrawalFlow),
};
