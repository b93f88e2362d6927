import { hasGuaranteeNotice } from "#core/legal/served-laws.ts";
import { pickFields } from "#core/shared/collections.ts";
import type { Catalogue } from "../catalogue.ts";
import type { MailAttachment } from "../mails/mail.ts";
import type { ValidatedOrder } from "./store-order.ts";

/** The maximum base64 characters of all labels of a mail, because mail servers refuse mails of some ten megabytes. */
const labelsLimit = 5_000_000;

/**
 * Returns the official graphics in the customer's language if the law of the European Union applies: the notice of
 * the legal guarantee, and each label of the ordered products once (B-LAW-08).
 */
export function officialGraphics(
	{ settings, notices, labels }: Catalogue,
	{ payload: { language }, cart }: Pick<ValidatedOrder, "payload" | "cart">,
	/** The country of delivery. */
	country: string,
): readonly MailAttachment[] {
	if (!hasGuaranteeNotice(settings, country)) return [];
	const ordered = new Set(cart.products.map(({ product }) => String(product.id)));
	let size = 0;
	const ownLabels = labels.filter(({ product, languages, base64 }) => {
		if (!ordered.has(String(product)) || !languages.includes(language)) return false;
		size += base64.length;
		return size <= labelsLimit;
	});
	const ownNotices = notices.filter((notice) => notice.language === language);
	return [...ownNotices, ...ownLabels].map((file) => pickFields(file, ["name", "type", "base64"]));
}
