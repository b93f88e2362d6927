/** The catalogue key of a VAT number's label. */
export type VatLabelKey = "legal.ust_id" | "legal.vatId" | "legal.uid";

/** The label of a VAT number by who gives it: Germany (§ 27a UStG), Switzerland (Art. 26 (2) (a) MWSTG) or another country. */
export function vatLabelKey(vatId: string): VatLabelKey {
	if (/^CHE/i.test(vatId)) return "legal.uid";
	return /^DE/i.test(vatId) ? "legal.ust_id" : "legal.vatId";
}
