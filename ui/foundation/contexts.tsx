import { type ReactElement, StrictMode } from "react";
import type { ShellModel } from "#core/models/page-model.ts";
import type { Services } from "#core/models/page-services.ts";
import { ServicesProvider } from "#ui/foundation/services.tsx";
import { ShellProvider } from "#ui/foundation/shell-context.tsx";
import { type Translate, TranslateProvider } from "#ui/foundation/translate-context.tsx";

interface ContextsProps {
	readonly t: Translate;
	readonly shell: ShellModel;
	readonly services: Services | null;
	readonly children: ReactElement;
}

/** A page's contexts around a part that is a root of its own. */
export function Contexts({ t, shell, services, children }: ContextsProps) {
	return (
		<StrictMode>
			<TranslateProvider t={t}>
				<ShellProvider shell={shell}>
					<ServicesProvider services={services}>{children}</ServicesProvider>
				</ShellProvider>
			</TranslateProvider>
		</StrictMode>
	);
}
