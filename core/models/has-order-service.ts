import type { ShellModel } from "#core/models/page-model.ts";

/** Returns whether visitors can send messages, ratings, requests and withdrawals to the shop. */
export function hasOrderService<Shell extends Pick<ShellModel, "orderService">>(
	shell: Shell,
): shell is Shell & { readonly orderService: string } {
	return shell.orderService !== null;
}
