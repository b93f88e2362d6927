import type { TemplateName } from "#core/site/page.ts";
import type { Template } from "#ui/pages/template.ts";

/** Loads the template of a name; each is a chunk of its own (R-ROUTE-11). */
export const templates: Readonly<Record<TemplateName, () => Promise<Template>>> = {
	about: async () => (await import("#ui/pages/about.tsx")).AboutPage,
	accessibility: async () => (await import("#ui/pages/accessibility.tsx")).AccessibilityPage,
	brand: async () => (await import("#ui/pages/brand.tsx")).BrandPage,
	"brand-rolex": async () => (await import("#ui/pages/brand-rolex.tsx")).BrandRolexPage,
	brands: async () => (await import("#ui/pages/brands.tsx")).BrandsPage,
	contact: async () => (await import("#ui/pages/contact.tsx")).ContactPage,
	display: async () => (await import("#ui/pages/display.tsx")).DisplayPage,
	edition: async () => (await import("#ui/pages/edition.tsx")).EditionPage,
	home: async () => (await import("#ui/pages/home.tsx")).HomePage,
	info: async () => (await import("#ui/pages/info.tsx")).InfoPage,
	legal: async () => (await import("#ui/pages/legal.tsx")).LegalPage,
	"not-found": async () => (await import("#ui/pages/not-found.tsx")).NotFoundPage,
	offline: async () => (await import("#ui/pages/offline.tsx")).OfflinePage,
	recycling: async () => (await import("#ui/pages/recycling.tsx")).RecyclingPage,
	service: async () => (await import("#ui/pages/service.tsx")).ServicePage,
	"shipping-and-payment": async () =>
		(await import("#ui/pages/shipping-and-payment.tsx")).ShippingAndPaymentPage,
	"social-privacy": async () => (await import("#ui/pages/social-privacy.tsx")).SocialPrivacyPage,
	terms: async () => (await import("#ui/pages/terms.tsx")).TermsPage,
	thanks: async () => (await import("#ui/pages/thanks.tsx")).ThanksPage,
	withdrawal: async () => (await import("#ui/pages/withdrawal.tsx")).WithdrawalPage,
	"withdrawal-form": async () => (await import("#ui/pages/withdrawal-form.tsx")).WithdrawalFormPage,
	workshop: async () => (await import("#ui/pages/workshop.tsx")).WorkshopPage,
	"shop-list": async () => (await import("#ui/pages/shop-list.tsx")).ListPage,
	"shop-product": async () => (await import("#ui/pages/shop-product.tsx")).ProductPage,
	"shop-cart": async () => (await import("#ui/pages/shop-cart.tsx")).CartPage,
	"shop-checkout": async () => (await import("#ui/pages/shop-checkout.tsx")).CheckoutPage,
	"shop-confirmation": async () => (await import("#ui/pages/shop-confirmation.tsx")).ConfirmationPage,
	"shop-wishlist": async () => (await import("#ui/pages/shop-wishlist.tsx")).WishlistPage,
	"shop-not-found": async () => (await import("#ui/pages/shop-not-found.tsx")).ShopNotFoundPage,
};
