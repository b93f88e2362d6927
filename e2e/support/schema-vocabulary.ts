/**
 * The part of the schema.org vocabulary that our pages use, from release 30.0 (github.com/schemaorg/schemaorg,
 * data/releases/30.0, schemaorg-current-https-types.csv and -properties.csv; CC BY-SA 3.0). Add new terms from the
 * current release.
 */
const read = (lines: string): ReadonlyMap<string, readonly string[]> =>
	new Map(
		lines
			.trim()
			.split("\n")
			.map((line) => line.split(" "))
			.map(([name = "", ...of]) => [name, of]),
	);

/** Types with their supertypes ("subTypeOf"), up to Thing. */
export const schemaTypes = read(`
AggregateRating Rating
Audience Intangible
Brand Intangible
BreadcrumbList ItemList
ContactPoint StructuredValue
CreativeWork Thing
DefinedRegion Place StructuredValue
GeoCoordinates StructuredValue
Intangible Thing
ItemList Intangible
JewelryStore Store
ListItem Intangible
LocalBusiness Organization Place
MerchantReturnPolicy Intangible
MonetaryAmount StructuredValue
Offer Intangible
OfferShippingDetails StructuredValue
OpeningHoursSpecification StructuredValue
OnlineBusiness Organization
OnlineStore OnlineBusiness
Organization Thing
PeopleAudience Audience
Person Thing
Place Thing
PostalAddress ContactPoint
PriceSpecification StructuredValue
Product Thing
ProductGroup Product
QuantitativeValue StructuredValue
Rating Intangible
Review CreativeWork
ShippingDeliveryTime StructuredValue
Store LocalBusiness
StructuredValue Intangible
Thing
UnitPriceSpecification PriceSpecification
WebSite CreativeWork
`);

/** Properties with their types ("domainIncludes"). */
export const schemaProperties = read(`
address GeoCoordinates GeoShape Organization Person Place
addressCountry DefinedRegion GeoCoordinates GeoShape PostalAddress
addressLocality PostalAddress
aggregateRating Brand CreativeWork Event Offer Organization Place Product Service
applicableCountry MerchantReturnPolicy
audience CreativeWork Event LodgingBusiness PlayAction Product Service
author CreativeWork Rating
availability Demand Offer
bestRating Rating
brand Organization Person Product Service
businessDays ServicePeriod ShippingDeliveryTime
category ActionAccessSpecification Guide Invoice Offer PhysicalActivity Product Recommendation Service SpecialAnnouncement
closes OpeningHoursSpecification
color Product
contactPoint HealthInsurancePlan Organization Person
contactType ContactPoint
currency DatedMoneySpecification ExchangeRateSpecification LoanOrCredit MonetaryAmount MonetaryAmountDistribution
datePublished Certification CreativeWork
dayOfWeek EducationalOccupationalProgram OpeningHoursSpecification
deliveryTime DeliveryTimeSettings OfferShippingDetails
description Thing
email ContactPoint Organization Person
geo Place
gtin Demand Offer Product
handlingTime ShippingDeliveryTime ShippingService
hasMap Place
hasMerchantReturnPolicy Offer Organization Product
hasVariant ProductGroup
image Thing
inLanguage BroadcastService CommunicateAction CreativeWork Event LinkRole PronounceableText WriteAction
item DataFeedItem ListItem
itemCondition Demand MerchantReturnPolicy Offer Product
itemListElement ItemList
latitude GeoCoordinates Place
legalName Organization
logo Brand Certification Organization Place Product Service
longitude GeoCoordinates Place
material CreativeWork Product
maxValue MonetaryAmount PropertyValue PropertyValueSpecification QuantitativeValue
merchantReturnDays MerchantReturnPolicy MerchantReturnPolicySeasonalOverride
merchantReturnLink MerchantReturnPolicy
minValue MonetaryAmount PropertyValue PropertyValueSpecification QuantitativeValue
mpn Demand Offer Product
name Thing
offers AggregateOffer CreativeWork EducationalOccupationalProgram Event MenuItem Product Service Trip
openingHoursSpecification Place
opens OpeningHoursSpecification
parentOrganization Organization
pattern CreativeWork Product
position CreativeWork ListItem
postalCode DefinedRegion GeoCoordinates GeoShape PostalAddress
price DonateAction Offer PriceSpecification TradeAction
priceCurrency DonateAction Offer PriceSpecification Reservation Ticket TradeAction
priceRange LocalBusiness
priceSpecification Demand DonateAction Offer TradeAction
priceType CompoundPriceSpecification UnitPriceSpecification
priceValidUntil Offer
productGroupID ProductGroup
publisher CreativeWork FinancialIncentive
ratingCount AggregateRating
ratingValue Rating
referenceQuantity UnitPriceSpecification
returnFees MerchantReturnPolicy MerchantReturnPolicySeasonalOverride
returnMethod MerchantReturnPolicy MerchantReturnPolicySeasonalOverride
returnPolicyCategory MerchantReturnPolicy MerchantReturnPolicySeasonalOverride
returnPolicyCountry MerchantReturnPolicy
review Brand CreativeWork Event Offer Organization Place Product Service
reviewBody Review
reviewRating Review
sameAs Thing
shippingDestination DeliveryTimeSettings OfferShippingDetails ShippingConditions ShippingRateSettings
shippingDetails Offer
shippingRate OfferShippingDetails ShippingConditions ShippingRateSettings
size CreativeWork Product
sku Demand Offer Product
specialOpeningHoursSpecification Place
streetAddress PostalAddress
suggestedGender PeopleAudience SizeSpecification
telephone ContactPoint Organization Person Place
transitTime ShippingConditions ShippingDeliveryTime
unitCode PropertyValue QuantitativeValue TypeAndQuantityNode UnitPriceSpecification
url Thing
validFrom Certification Demand FinancialIncentive LocationFeatureSpecification MonetaryAmount Offer OpeningHoursSpecification Permit PriceSpecification
validThrough Demand FinancialIncentive JobPosting LocationFeatureSpecification MonetaryAmount Offer OpeningHoursSpecification PriceSpecification
value MonetaryAmount PropertyValue QuantitativeValue
valueReference PropertyValue QualitativeValue QuantitativeValue
variesBy ProductGroup
vatID Organization Person
worstRating Rating
`);

/** Members of enumerations ("enumerationtype"). */
export const schemaMembers = read(`
BackOrder ItemAvailability
FreeReturn ReturnFeesEnumeration
Friday DayOfWeek
InStock ItemAvailability
InStoreOnly ItemAvailability
MadeToOrder ItemAvailability
MerchantReturnFiniteReturnWindow MerchantReturnEnumeration
Monday DayOfWeek
NewCondition OfferItemCondition
OutOfStock ItemAvailability
RefurbishedCondition OfferItemCondition
ReturnByMail ReturnMethodEnumeration
ReturnFeesCustomerResponsibility ReturnFeesEnumeration
Saturday DayOfWeek
StrikethroughPrice PriceTypeEnumeration
Sunday DayOfWeek
Thursday DayOfWeek
Tuesday DayOfWeek
UsedCondition OfferItemCondition
Wednesday DayOfWeek
`);
