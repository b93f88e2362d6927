import "react";

declare module "react" {
	interface ButtonHTMLAttributes<T> {
		/** What a press does to the element named by `commandfor`; React passes both on as they are. */
		readonly command?: "show-modal" | "close" | undefined;
		readonly commandfor?: string | undefined;
	}
}
