import { type MouseEvent, type ReactNode, useReducer } from "react";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import { takesPayment } from "#core/site/payment-page.ts";
import styles from "#ui/app.module.css";
import { ConsentProvider } from "#ui/consent/consent-context.tsx";
import { ConsentLayer } from "#ui/consent/consent-layer.tsx";
import { type Services, ServicesProvider } from "#ui/foundation/services.tsx";
import { ShellProvider } from "#ui/foundation/shell-context.tsx";
import { type Translate, TranslateProvider } from "#ui/foundation/translate-context.tsx";
import type { Template } from "#ui/pages/template.ts";
import { Drawer } from "#ui/shell/drawer.tsx";
import { Footer } from "#ui/shell/footer.tsx";
import { Header } from "#ui/shell/header.tsx";
import { closedShell, shellReducer } from "#ui/shell/shell-state.ts";
import { ShopFooterNote } from "#ui/shop/shop-footer-note.tsx";
import "#ui/foundation/base.css";

/** What a page is rendered from. */
export interface AppProps {
	readonly page: PageModel;
	readonly shell: ShellModel;
	readonly template: Template;
	readonly t: Translate;
	/** The world outside the page; null while it is prerendered. */
	readonly services: Services | null;
	/** In the place of header and footer, which the server renders once for many pages. */
	readonly frame?: { readonly header: ReactNode; readonly footer: ReactNode };
}

/** A whole page: header, drawer, content and footer; the same on the server and in the browser. */
export function App({ page, shell, template: Content, t, services, frame }: AppProps) {
	const [state, dispatch] = useReducer(shellReducer, closedShell);
	const closeOnLink = (event: MouseEvent) => {
		if (event.target instanceof Element && event.target.closest("a")) dispatch({ type: "linkFollowed" });
	};
	return (
		<TranslateProvider t={t}>
			<ServicesProvider services={services}>
				<ShellProvider shell={shell}>
					<ConsentProvider>
						{/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches clicks on the links within */}
						{/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard sends a click too */}
						<div className={styles.page} onClick={closeOnLink}>
							<a className={styles.skip} href="#content">
								{t("shell.skip")}
							</a>
							<ConsentLayer />
							{frame?.header ?? <Header page={page} state={state} dispatch={dispatch} />}
							<Drawer page={page} state={state} dispatch={dispatch} />
							<main id="content" className={styles.content} tabIndex={-1}>
								<Content page={page} />
								<ShopFooterNote page={page} />
							</main>
							{frame?.footer ?? <Footer path={page.path} short={takesPayment(page)} />}
						</div>
					</ConsentProvider>
				</ShellProvider>
			</ServicesProvider>
		</TranslateProvider>
	);
}
