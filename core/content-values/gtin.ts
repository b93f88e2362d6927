/** Whether a text is a Global Trade Item Number (GTIN-8, 12, 13 or 14): its last digit checks the others (GS1). */
export function isGtin(text: string): boolean {
	if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
	const digits = [...text].map(Number).reverse();
	const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
	return sum % 10 === 0;
}
