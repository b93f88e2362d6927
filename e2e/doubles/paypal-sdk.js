// A double of PayPal's script (https://www.paypal.com/sdk/js), with as much of its documented interface as a shop
// uses: window.paypal.Buttons({ createOrder, onApprove, onCancel, onError }) with isEligible, render, close and
// updateProps. It is as strict as the original where a shop could go wrong.
//
// window.payPalDouble = { shopper }, set before it is needed, says what follows the click on PayPal's button:
//   "approve" (default), "cancel", "error"   at once
//   "ask"       a form with a button for each of these
//   "never"     nothing at all
//   "invisible" the button itself never appears        "ineligible" PayPal does not offer itself
// window.payPalDouble.orders are the orders that were made at PayPal.

// A block, not a function: nothing of it becomes a global of the page.
{
	const address = new URL(document.currentScript.src);
	const parameter = (name) => address.searchParams.get(name) ?? "";
	if (parameter("client-id") === "") throw new Error("Expected client-id to be passed");
	const sentences = { de_DE: "Mit PayPal zahlen", en_GB: "Pay with PayPal", fr_FR: "Payer avec PayPal" };
	const sentence = sentences[parameter("locale")];
	if (!sentence) throw new Error(`Expected locale to be valid, got ${parameter("locale")}`);

	window.payPalDouble ??= {};
	const double = window.payPalDouble;
	double.orders ??= [];

	function createOrder(order) {
		const units = order?.purchase_units ?? [];
		if (!["CAPTURE", "AUTHORIZE"].includes(order?.intent) || units.length === 0) {
			throw new Error("INVALID_REQUEST: intent and purchase_units are required");
		}
		for (const { amount, invoice_id = "", custom_id = "", description = "" } of units) {
			if (!/^\d+\.\d{2}$/.test(amount?.value) || Number(amount.value) <= 0) {
				throw new Error(`INVALID_PARAMETER_VALUE: amount.value ${amount?.value}`);
			}
			if (amount.currency_code !== parameter("currency")) {
				throw new Error(`Expected currency from order api call to be ${parameter("currency")}`);
			}
			if ([invoice_id, custom_id, description].some((text) => text.length > 127)) {
				throw new Error("INVALID_STRING_MAX_LENGTH");
			}
		}
		double.orders.push(order);
		return `5O190127TN36471${double.orders.length}T`;
	}

	function button(text, onClick) {
		const element = document.createElement("button");
		element.type = "button";
		element.textContent = text;
		element.addEventListener("click", onClick);
		return element;
	}

	function decide(decision, orderID, options) {
		const data = {
			orderID,
			payerID: "QYR5Z8XDVJNXQ",
			paymentID: null,
			facilitatorAccessToken: "A21AAF-secret",
			paymentSource: "paypal",
		};
		if (decision === "approve") return options.onApprove(data, { redirect() {}, restart() {} });
		if (decision === "cancel") return options.onCancel?.({ orderID }, { redirect() {} });
		return options.onError?.(new Error("INSTRUMENT_DECLINED"));
	}

	function askShopper(place, orderID, options) {
		const form = document.createElement("form");
		form.ariaLabel = "PayPal";
		for (const decision of ["approve", "cancel", "error"]) {
			form.append(
				button(`PayPal: ${decision}`, () => {
					form.remove();
					decide(decision, orderID, options);
				}),
			);
		}
		place.append(form);
	}

	async function pay(place, options) {
		const shopper = double.shopper ?? "approve";
		try {
			const actions = { order: { create: async (order) => createOrder(order) } };
			const orderID = await options.createOrder({ paymentSource: "paypal" }, actions);
			if (shopper === "ask") askShopper(place, orderID, options);
			else if (shopper !== "never") await decide(shopper, orderID, options);
		} catch (error) {
			options.onError?.(error);
		}
	}

	function Buttons(options) {
		let place = null;
		return {
			isEligible: () => double.shopper !== "ineligible",
			async render(container) {
				if (double.shopper === "invisible") return new Promise(() => {});
				const within = typeof container === "string" ? document.querySelector(container) : container;
				if (!within?.isConnected) throw new Error("Document is ready and element does not exist");
				place = document.createElement("div");
				place.append(button(sentence, () => pay(place, options)));
				within.append(place);
			},
			async close() {
				place?.remove();
			},
			async updateProps(props) {
				Object.assign(options, props);
			},
		};
	}

	window.paypal = { version: "double", Buttons };
}
