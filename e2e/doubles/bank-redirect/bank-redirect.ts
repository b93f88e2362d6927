import { definePaymentProvider } from "facette";
import texts from "./bank-redirect-texts.json" with { type: "json" };

/** A bank to which customers are redirected. */
export default definePaymentProvider({
	id: "bank-redirect",
	name: "Sofortbank",
	countries: ["DE", "AT"],
	config: ["bank"],
	isValidConfig: ({ bank }) => URL.canParse(bank),
	// The bank of the tests runs on this machine. A real one has a host such as "https://pay.bank.example".
	hosts: { requests: ["http://127.0.0.1:*"] },
	texts,
	async open({ window, logger }, { project, config }) {
		const { createBankPayment } = await import("./bank-redirect-payment.ts");
		return createBankPayment({ project, bank: config.bank, window, logger });
	},
});
