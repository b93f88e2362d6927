import styles from "#ui/app.module.css";
import "#ui/foundation/base.css";
import { type PageModel, type ShellModel, takesPayment } from "#core/models/page-model.ts";
import type { Services } from "#core/models/page-services.ts";
import { LiveElement } from "#ui/components/live-element.tsx";
import { IslandHost } from "#ui/foundation/island.tsx";
import { ServicesProvider } from "#ui/foundation/services.tsx";
import { ShellProvider } from "#ui/foundation/shell-context.tsx";
import { type Translate, TranslateProvider } from "#ui/foundation/translate-context.tsx";
import type { Template } from "#ui/pages/template.ts";
import { Footer } from "#ui/shell/footer.tsx";
import { Header } from "#ui/shell/header.tsx";
import { IncompleteNotice } from "#ui/shell/incomplete-notice.tsx";
import { siteNoticesIsland } from "#ui/shell/shell-islands.ts";
import { ShopFooterNote } from "#ui/shop/shop-footer-note.tsx";

/** The props of a page. */
export interface AppProps {
	readonly page: PageModel;
	readonly shell: ShellModel;
	readonly template: Template;
	readonly t: Translate;
	/** The world outside the page; null while it is prerendered. */
	readonly services: Services | null;
}

/** A whole page: header, content and footer; the same on the server and in the browser. */
export function App({ page, shell, template: Content, t, services }: AppProps) {
	return (
		<TranslateProvider t={t}>
			<ServicesProvider services={services}>
				<ShellProvider shell={shell}>
					<div className={styles.page}>
						<a className={styles.skip} href="#content">
							{t("shell.skip")}
						</a>
						<IncompleteNotice />
						{shell.notices.length > 0 ? <IslandHost island={siteNoticesIsland} props={{}} /> : null}
						<LiveElement name="cookie-banner" html="" />
						<Header page={page} />
						<main
							id="content"
							className={styles.content}
							tabIndex={-1}
							data-checkout={takesPayment(page) ? "" : undefined}
						>
							<Content page={page} />
							<ShopFooterNote page={page} />
						</main>
						<Footer path={page.path} short={takesPayment(page)} />
					</div>
				</ShellProvider>
			</ServicesProvider>
		</TranslateProvider>
	);
}
