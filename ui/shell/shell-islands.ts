import { defineIsland } from "#ui/foundation/island-definition.ts";
import type { FooterProps } from "#ui/shell/footer-contents.tsx";
import type { HeaderButtonsProps } from "#ui/shell/header-buttons.tsx";
import type { HeaderNavigationProps } from "#ui/shell/header-navigation.tsx";

const loadContents = () => import("#ui/shell/shell-contents.ts");

/** The buttons of the header, which open its drawers without script. */
export const headerButtonsIsland = defineIsland<HeaderButtonsProps>({
	name: "header-buttons",
	hydrate: "change",
	isShared: true,
	replaceable: ["ContactPanel"],
	load: () => loadContents().then((module) => module.HeaderButtons),
});

/** The navigation below the logo. */
export const headerNavigationIsland = defineIsland<HeaderNavigationProps>({
	name: "header-navigation",
	hydrate: "change",
	isShared: true,
	load: () => loadContents().then((module) => module.HeaderNavigation),
});

/** The header's links to social networks. */
export const socialLinksIsland = defineIsland<object>({
	name: "social-links",
	hydrate: "change",
	isShared: true,
	load: () => loadContents().then((module) => module.SocialLinks),
});

/** The contents of the footer. */
export const footerIsland = defineIsland<FooterProps>({
	name: "footer",
	hydrate: "change",
	isShared: true,
	replaceable: ["Footer", "Logo"],
	load: () => loadContents().then((module) => module.FooterContents),
});

/** The notices above every page of a site that has any. Their element shows, hides and closes them without React. */
export const siteNoticesIsland = defineIsland<object>({
	name: "site-notices",
	hydrate: "change",
	isShared: true,
	load: () => import("#ui/shell/site-notices.tsx").then((module) => module.SiteNotices),
});
