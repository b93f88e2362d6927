import type { PageModel } from "#core/models/page-model.ts";
import { ownTemplateName, type TemplateName } from "#core/pages/page.ts";
import type { Template } from "#ui/pages/template.ts";

/** Loads a template by name; each is a separate chunk (R-ROUTE-11). */
export const templates: Readonly<Record<TemplateName, () => Promise<Template>>> = {
	about: () => import("#ui/pages/about.tsx").then((module) => module.AboutPage),
	accessibility: () => import("#ui/pages/accessibility.tsx").then((module) => module.AccessibilityPage),
	brand: () => import("#ui/pages/brand.tsx").then((module) => module.BrandPage),
	"brand-rolex": () => import("#ui/pages/brand-rolex.tsx").then((module) => module.BrandRolexPage),
	brands: () => import("#ui/pages/brands.tsx").then((module) => module.BrandsPage),
	contact: () => import("#ui/pages/contact.tsx").then((module) => module.ContactPage),
	display: () => import("#ui/pages/display.tsx").then((module) => module.DisplayPage),
	edition: () => import("#ui/pages/edition.tsx").then((module) => module.EditionPage),
	home: () => import("#ui/pages/home.tsx").then((module) => module.HomePage),
	info: () => import("#ui/pages/info.tsx").then((module) => module.InfoPage),
	legal: () => import("#ui/pages/legal.tsx").then((module) => module.LegalPage),
	"not-found": () => import("#ui/pages/not-found.tsx").then((module) => module.NotFoundPage),
	offline: () => import("#ui/pages/offline.tsx").then((module) => module.OfflinePage),
	recycling: () => import("#ui/pages/recycling.tsx").then((module) => module.RecyclingPage),
	service: () => import("#ui/pages/service.tsx").then((module) => module.ServicePage),
	"shipping-and-payment": () =>
		import("#ui/pages/shipping-and-payment.tsx").then((module) => module.ShippingAndPaymentPage),
	"social-privacy": () => import("#ui/pages/social-privacy.tsx").then((module) => module.SocialPrivacyPage),
	terms: () => import("#ui/pages/terms.tsx").then((module) => module.TermsPage),
	thanks: () => import("#ui/pages/thanks.tsx").then((module) => module.ThanksPage),
	withdrawal: () => import("#ui/pages/withdrawal.tsx").then((module) => module.WithdrawalPage),
	"withdrawal-form": () =>
		import("#ui/pages/withdrawal-form.tsx").then((module) => module.WithdrawalFormPage),
	workshop: () => import("#ui/pages/workshop.tsx").then((module) => module.WorkshopPage),
	"shop-list": () => import("#ui/pages/shop-list.tsx").then((module) => module.ListPage),
	"shop-product": () => import("#ui/pages/shop-product.tsx").then((module) => module.ProductPage),
	"shop-cart": () => import("#ui/pages/shop-cart.tsx").then((module) => module.CartPage),
	"shop-checkout": () => import("#ui/pages/shop-checkout.tsx").then((module) => module.CheckoutPage),
	"shop-confirmation": () =>
		import("#ui/pages/shop-confirmation.tsx").then((module) => module.ConfirmationPage),
	"shop-wishlist": () => import("#ui/pages/shop-wishlist.tsx").then((module) => module.WishlistPage),
	"shop-not-found": () => import("#ui/pages/shop-not-found.tsx").then((module) => module.ShopNotFoundPage),
};

/** Loads the template of a page, which may be the site's own. */
export async function loadTemplate(page: Pick<PageModel, "template" | "own">): Promise<Template> {
	if (page.template !== ownTemplateName) return templates[page.template]();
	const { loadOwnPage } = await import("#ui/pages/own.tsx");
	return loadOwnPage(page);
}
