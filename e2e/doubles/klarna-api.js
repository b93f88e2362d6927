// A double of Klarna's script (https://x.klarnacdn.net/kp/lib/v1/api.js), with the documented interface that a shop
// uses: window.Klarna.Payments with init, load and authorize, and window.klarnaAsyncCallback once it is ready. It is
// as strict as the original where a shop could go wrong.
//
// window.klarnaDouble = { shopper }, set before it is needed, says what becomes of authorize():
//   "ask" (default)  a form with a button for each of the next three
//   "approve", "cancel" (the shopper closes the form), "error" (Klarna refuses permanently)   at once
//   "never"          nothing at all
//   "invisible"      load() never answers              "ineligible" load() answers that there is nothing to show
// window.klarnaDouble.purchases are the data that authorize() was given, .shown those of load().

// A block, not a function: nothing of it becomes a global of the page.
{
	window.klarnaDouble ??= {};
	const double = window.klarnaDouble;
	double.purchases ??= [];
	double.shown ??= [];
	let started = false;
	let widget = null;

	function answers() {
		return {
			approve: {
				authorization_token: `b4bd3423-24e3-${double.purchases.length}`,
				show_form: true,
				approved: true,
				finalize_required: false,
			},
			cancel: { show_form: true, approved: false },
			error: { show_form: false, approved: false },
		};
	}

	function invalidFields(data) {
		const lines = data.order_lines ?? [];
		const sum = lines.reduce((total, { total_amount }) => total + total_amount, 0);
		const isComplete = (amount) => Number.isSafeInteger(amount) && amount > 0;
		return [
			...(isComplete(data.order_amount) && sum === data.order_amount ? [] : ["order_amount"]),
			...lines.flatMap(({ unit_price, quantity, total_amount }) =>
				isComplete(total_amount) && unit_price * quantity === total_amount
					? []
					: ["order_lines.total_amount"],
			),
			...(/^[A-Z]{2}$/.test(data.purchase_country) ? [] : ["purchase_country"]),
			...(data.billing_address && !data.billing_address.postal_code ? ["billing_address.postal_code"] : []),
		];
	}

	function needsStart(name) {
		if (started) return;
		const error = new Error(`${name}() was called before init()`);
		error.name = "ApplicationNotInitializedError";
		throw error;
	}

	function init({ client_token }) {
		if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(client_token)) {
			const error = new Error("client_token is not a JSON web token");
			error.name = "InvalidClientTokenError";
			throw error;
		}
		started = true;
	}

	function load({ container }, data, callback) {
		needsStart("load");
		const within = typeof container === "string" ? document.querySelector(container) : container;
		if (!within?.isConnected) throw new Error("ContainerNotFoundError");
		if (data.billing_address || data.shipping_address) throw new Error("Customer data before authorize()");
		if (double.shopper === "invisible") return;
		double.shown.push(data);
		const invalid_fields = invalidFields(data);
		const show_form = double.shopper !== "ineligible" && invalid_fields.length === 0;
		if (show_form) {
			widget = document.createElement("div");
			widget.textContent = "Klarna";
			within.replaceChildren(widget);
		}
		setTimeout(callback, 0, {
			show_form,
			...(invalid_fields.length > 0 ? { error: { invalid_fields } } : {}),
		});
	}

	function authorize(_options, data, callback) {
		needsStart("authorize");
		double.purchases.push(data);
		const invalid_fields = invalidFields(data);
		const shopper = double.shopper ?? "ask";
		if (invalid_fields.length > 0) {
			setTimeout(callback, 0, { show_form: true, approved: false, error: { invalid_fields } });
		} else if (shopper === "ask") askShopper(callback);
		else if (shopper !== "never") setTimeout(callback, 0, answers()[shopper]);
	}

	function askShopper(callback) {
		const form = document.createElement("form");
		form.ariaLabel = "Klarna";
		for (const [decision, answer] of Object.entries(answers())) {
			const button = document.createElement("button");
			button.type = "button";
			button.textContent = `Klarna: ${decision}`;
			button.addEventListener("click", () => {
				form.remove();
				callback(answer);
			});
			form.append(button);
		}
		widget.append(form);
	}

	window.Klarna = { Payments: { init, load, authorize } };
	setTimeout(() => window.klarnaAsyncCallback?.(), 0);
}
