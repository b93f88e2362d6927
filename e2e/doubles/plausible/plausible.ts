import { defineAnalytics } from "facette";

const host = "https://plausible.io";

/** Plausible counts without cookies and stores nothing on the device, so that it needs no consent. */
export default defineAnalytics({
	id: "plausible",
	name: "Plausible",
	consent: "none",
	hosts: { requests: [host] },
	open({ window, logger }) {
		const { origin, hostname } = window.location;
		let page = `${origin}/`;

		async function send(name: string, details: object): Promise<void> {
			const body = JSON.stringify({ name, domain: hostname, url: page, ...details });
			try {
				await window.fetch(`${host}/api/event`, { method: "POST", body, keepalive: true });
			} catch (error) {
				logger.note("plausible.notSent", { reason: String(error) });
			}
		}

		return {
			pageView({ path, title }) {
				const referrer = page;
				page = `${origin}${path}`;
				void send("pageview", { referrer, props: { title } });
			},
			loadDuration: (milliseconds) => void send("load", { props: { milliseconds } }),
		};
	},
});
