/** The catalogue key of a VAT number's label. */
export type VatLabelKey = "legal.ust_id" | "legal.vatId" | "legal.uid";

/** The label of a VAT number by who gives it: Germany (§ 27a UStG), Switzerland (Art. 26 (2) (a) MWSTG) or another country. */
export function vatLabelKey(vatId: string): VatLabelKey {
	if (/^CHE/i.test(vatId)) return "legal.uid";
	return /^DE/i.test(vatId) ? "legal.ust_id" : "legal.vatId";
}

/**
 * A VAT number as a language writes it: the suffix of a Swiss one (Art. 26 (2) (a) MWSTG) is the language's own, `suffix`: "TVA"
 * in French.
 */
export function writtenVatId(vatId: string, suffix: string): string {
	return vatLabelKey(vatId) === "legal.uid" ? vatId.replace(/(?:MWST|TVA|IVA|VAT)\s*$/i, suffix) : vatId;
}
