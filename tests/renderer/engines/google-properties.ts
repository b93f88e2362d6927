/** The properties that Google documents for a type of item. */
export interface GoogleProperties {
	readonly required: readonly string[];
	/** The recommended properties that apply to shops. */
	readonly recommended: readonly string[];
	/** The page below developers.google.com/search/docs/appearance/structured-data. */
	readonly source: string;
}

/** The properties of each type of item on pages (Google Search Central, as of November 2026). */
export const googleProperties: ReadonlyMap<string, GoogleProperties> = new Map([
	[
		"Product",
		{
			required: ["name", "image", "offers"],
			recommended: [
				"aggregateRating",
				"audience",
				"brand",
				"color",
				"description",
				"material",
				"mpn",
				"review",
				"size",
				"sku",
				"url",
			],
			source: "merchant-listing",
		},
	],
	[
		"ProductGroup",
		{
			required: ["name"],
			recommended: [
				"aggregateRating",
				"brand",
				"description",
				"hasVariant",
				"productGroupID",
				"review",
				"url",
				"variesBy",
			],
			source: "product-variants",
		},
	],
	[
		"Offer",
		{
			required: ["price", "priceCurrency"],
			recommended: [
				"availability",
				"hasMerchantReturnPolicy",
				"itemCondition",
				"priceSpecification",
				"shippingDetails",
				"url",
			],
			source: "merchant-listing",
		},
	],
	[
		"UnitPriceSpecification",
		{
			required: ["price", "priceCurrency"],
			recommended: ["priceType", "referenceQuantity"],
			source: "merchant-listing",
		},
	],
	[
		"OfferShippingDetails",
		{
			required: ["shippingDestination", "shippingRate"],
			recommended: ["deliveryTime"],
			source: "merchant-listing",
		},
	],
	[
		"MerchantReturnPolicy",
		{
			required: ["applicableCountry", "returnPolicyCategory", "merchantReturnDays"],
			recommended: ["merchantReturnLink", "returnFees", "returnMethod", "returnPolicyCountry"],
			source: "return-policy",
		},
	],
	[
		"AggregateRating",
		{ required: ["ratingValue", "ratingCount"], recommended: [], source: "review-snippet" },
	],
	[
		"Review",
		{ required: ["author", "reviewRating"], recommended: ["datePublished"], source: "review-snippet" },
	],
	["BreadcrumbList", { required: ["itemListElement"], recommended: [], source: "breadcrumb" }],
	["ListItem", { required: ["item", "name", "position"], recommended: [], source: "breadcrumb" }],
	[
		"JewelryStore",
		{
			required: ["address", "name"],
			recommended: [
				"geo",
				"openingHoursSpecification",
				"priceRange",
				"specialOpeningHoursSpecification",
				"telephone",
				"url",
			],
			source: "local-business",
		},
	],
	[
		"PostalAddress",
		{
			required: [],
			recommended: ["addressCountry", "addressLocality", "postalCode", "streetAddress"],
			source: "local-business",
		},
	],
	["GeoCoordinates", { required: ["latitude", "longitude"], recommended: [], source: "local-business" }],
	[
		"OpeningHoursSpecification",
		{
			required: [],
			recommended: ["closes", "dayOfWeek", "opens", "validFrom", "validThrough"],
			source: "local-business",
		},
	],
	[
		"OnlineStore",
		{
			required: [],
			recommended: [
				"address",
				"contactPoint",
				"email",
				"hasMerchantReturnPolicy",
				"legalName",
				"logo",
				"name",
				"sameAs",
				"telephone",
				"url",
				"vatID",
			],
			source: "organization",
		},
	],
	[
		"ContactPoint",
		{ required: [], recommended: ["contactType", "email", "telephone"], source: "organization" },
	],
	["WebSite", { required: ["name", "url"], recommended: [], source: "site-names" }],
]);
