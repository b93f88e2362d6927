export { SocialLinks } from "#ui/components/social-links.tsx";
export { FooterContents } from "#ui/shell/footer-contents.tsx";
export { HeaderButtons } from "#ui/shell/header-buttons.tsx";
export { HeaderNavigation } from "#ui/shell/header-navigation.tsx";
