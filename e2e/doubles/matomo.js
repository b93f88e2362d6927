// Replaces Matomo's own script: the commands that the product uses, as developer.matomo.org describes them
// ("JavaScript Tracking Client", "Tracking & Cookie Consent"), with the cookies that go with them and a request for
// whatever is counted. Without consent requests wait, and are sent once there is one, as Matomo does.
(() => {
	const setCookie = (name, value, age) => {
		// biome-ignore lint/suspicious/noDocumentCookie: Matomo writes its cookies so
		document.cookie = `${name}=${value}; Max-Age=${age}; Path=/; SameSite=Lax`;
	};
	const hasCookie = (name) => document.cookie.split(/;\s*/).some((one) => one.startsWith(`${name}=`));
	const tracking = ["_pk_id.1.1fff", "_pk_ses.1.1fff"];
	const settings = {};
	let consent = true;
	let waiting = [];

	function send(fields) {
		if (!consent) {
			waiting.push(fields);
			return;
		}
		for (const name of tracking) setCookie(name, "a1b2", 1800);
		const query = new URLSearchParams({ idsite: settings.siteId, rec: "1", ...fields });
		window.fetch(`${settings.url}?${query}`, { method: "POST", mode: "no-cors" }).catch(() => {});
	}

	const tracker = {
		requireConsent() {
			consent = hasCookie("mtm_consent");
		},
		setTrackerUrl(url) {
			settings.url = url;
		},
		setSiteId(siteId) {
			settings.siteId = siteId;
		},
		setCustomUrl(url) {
			settings.page = url;
		},
		setReferrerUrl(url) {
			settings.referrer = url;
		},
		setDocumentTitle(title) {
			settings.title = title;
		},
		rememberConsentGiven(hours) {
			consent = true;
			setCookie("mtm_consent", "1", hours * 3600);
			setCookie("mtm_consent_removed", "", 0);
			const held = waiting;
			waiting = [];
			for (const fields of held) send(fields);
		},
		forgetConsentGiven() {
			consent = false;
			setCookie("mtm_consent", "", 0);
			for (const name of tracking) setCookie(name, "", 0);
			for (const name of ["mtm_consent_removed", "mtm_cookie_consent_removed"]) setCookie(name, "1", 3600);
		},
		trackPageView() {
			send({ action_name: settings.title, url: settings.page, urlref: settings.referrer ?? "" });
		},
		trackEvent(category, action, name, value = "") {
			send({ e_c: category, e_a: action, e_n: name, e_v: String(value), url: settings.page ?? "" });
		},
	};

	const first = ["requireConsent", "setTrackerUrl", "setSiteId"];
	const queued = [...(window._paq ?? [])];
	const isFirst = ([name]) => first.includes(name);
	const apply = (...commands) => {
		for (const command of commands) {
			// Matomo's own queue takes its commands apart, so none may be pushed twice.
			const name = command.shift();
			if (!(name in tracker)) throw new Error(`Matomo has no ${name}`);
			tracker[name](...command);
		}
	};
	// Split before any is taken apart.
	apply(...[...queued.filter(isFirst), ...queued.filter((command) => !isFirst(command))]);
	window._paq = { push: apply };
})();
