import { laterComponents } from "#ui/foundation/later-components.ts";

const { load, part } = laterComponents(() => import("#ui/shell/shell-contents.ts"));

/** Loads what header and footer show; rejects when it cannot be loaded. */
export const loadShellParts = load;

/** The parts of header and footer, which work without React. */
export const shellParts = {
	buttons: part("HeaderButtons"),
	navigation: part("HeaderNavigation"),
	social: part("SocialLinks"),
	footer: part("FooterContents"),
};
