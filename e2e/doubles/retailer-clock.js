// Replaces the script of the watch brand's clock, as retailers embed it: a class whose method renders into the
// element "rolex-retailer-clock". `window.clockDouble` says what may go wrong, and what it was asked.
window.RolexRetailerClock = class {
	getRetailerClock(options) {
		window.clockDouble ??= {};
		const double = window.clockDouble;
		double.asked = [...(double.asked ?? []), { ...options }];
		if (double.fails) throw new Error("The clock has stopped");
		const frame = document.createElement("iframe");
		Object.assign(frame, { title: "Rolex", width: 150, height: 70, srcdoc: "<p>10:10</p>" });
		frame.style.border = "0";
		document.getElementById("rolex-retailer-clock").append(frame);
	}
};
