import { phrases } from "#core/text/phrases.ts";

/** Names of vouchers and services, which are no products (Art. 3 no. 1 GPSR). */
export const noGoods = phrases`
	^(
		*gutschein|(gift)? voucher|gift (card|certificate)|(bon|chèque|carte)-cadeau|bon d’achat|reparatur|
		gravur|revision|batteriewechsel|gutachten|workshop|goldschmiedekurs|repair|engraving|servicing|
		appraisal|course|réparation|gravure|révision|expertise|stage
	)_
`;
