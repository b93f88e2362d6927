import type { ShellModel } from "#core/models/page-model.ts";

/** Returns whether visitors can send something to the shop: messages, ratings, requests, withdrawals. */
export function takesEnquiries<Shell extends Pick<ShellModel, "orderService">>(
	shell: Shell,
): shell is Shell & { readonly orderService: string } {
	return shell.orderService !== null;
}
