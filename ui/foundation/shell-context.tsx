import { createContext, type ReactNode, useContext } from "react";
import type { ShellModel } from "#core/models/page-model.ts";

const ShellContext = createContext<ShellModel | null>(null);

/** Provides the data that all pages of the language share. */
export function ShellProvider({
	shell,
	children,
}: {
	readonly shell: ShellModel;
	readonly children: ReactNode;
}) {
	return <ShellContext value={shell}>{children}</ShellContext>;
}

/** Returns the data that all pages of the language share. Throws outside a {@link ShellProvider}. */
export function useShell(): ShellModel {
	const shell = useContext(ShellContext);
	if (!shell) throw new Error("useShell needs a ShellProvider above it");
	return shell;
}
