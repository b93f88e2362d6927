import { createMemoryAnalytics } from "#adapters/memory/analytics.ts";
import { createMemoryPlaces } from "#adapters/memory/finding-places.ts";
import { createMemoryHistory } from "#adapters/memory/page-history.ts";
import { createMemoryNavigation } from "#adapters/memory/page-navigation.ts";
import { createPhoneNumbers } from "#adapters/memory/phone-numbers.ts";
import { createMemoryImages } from "#adapters/memory/product-images.ts";
import { createMemoryClock } from "#adapters/memory/retailer-clock.ts";
import { analyticsSuite } from "#tests/adapters/port-suites/analytics.ts";
import { findingPlacesSuite } from "#tests/adapters/port-suites/finding-places.ts";
import { pageHistorySuite } from "#tests/adapters/port-suites/page-history.ts";
import { pageNavigationSuite } from "#tests/adapters/port-suites/page-navigation.ts";
import { phoneNumbersSuite } from "#tests/adapters/port-suites/phone-numbers.ts";
import { productImagesSuite } from "#tests/adapters/port-suites/product-images.ts";
import { retailerClockSuite } from "#tests/adapters/port-suites/retailer-clock.ts";

pageHistorySuite("the memory", () => {
	const history = createMemoryHistory({ path: "/shop", anchor: "" });
	return { history, visit: history.visit };
});

pageNavigationSuite("the memory", (search) => createMemoryNavigation(null, search));

productImagesSuite("the memory", createMemoryImages);

retailerClockSuite("the memory", () => {
	let shown = 0;
	const clock = createMemoryClock((elementId) => {
		if (elementId !== "clock") return null;
		shown += 1;
		return () => {
			shown -= 1;
		};
	});
	return { clock, shown: () => shown, arrive: async () => {} };
});

analyticsSuite("in memory", () => {
	const analytics = createMemoryAnalytics();
	return { analytics, ...analytics, settle: async () => {} };
});

findingPlacesSuite("memory", () => ({ places: createMemoryPlaces(), company: "company.json" }));

phoneNumbersSuite("in memory", createPhoneNumbers);
