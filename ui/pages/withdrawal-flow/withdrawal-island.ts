import { defineIsland } from "#ui/foundation/island-definition.ts";
import type { WithdrawalFlowProps } from "#ui/pages/withdrawal-flow/withdrawal-flow.tsx";

/** The withdrawal form, an island because of the size of its controls. */
export const withdrawalIsland = defineIsland<WithdrawalFlowProps>({
	name: "withdrawal",
	hydrate: "interaction",
	load: () => import("#ui/pages/withdrawal-flow/withdrawal-flow.tsx").then((module) => module.WithdrawalFlow),
});
