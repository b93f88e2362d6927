import "react";

declare module "react" {
	interface ButtonHTMLAttributes<T> {
		/**
		 * The effect of a press on the element with the id in `commandfor`. React passes both attributes on
		 * unchanged.
		 */
		readonly command?: "show-modal" | "close" | undefined;
		readonly commandfor?: string | undefined;
	}
}
