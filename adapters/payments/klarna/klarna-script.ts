/** The part of Klarna's script that is used (docs.klarna.com, "Klarna payments SDK reference"). */
export interface KlarnaPayments {
	/** Throws InvalidClientTokenError. */
	init(options: { readonly client_token: string }): void;
	load(
		options: { readonly container: HTMLElement; readonly payment_method_category: string },
		data: object,
		callback: (answer: unknown) => void,
	): void;
	authorize(
		options: { readonly payment_method_category: string },
		data: object,
		callback: (answer: unknown) => void,
	): void;
}

/** The globals that the script reads and creates. */
export interface KlarnaWindow {
	Klarna?: { readonly Payments?: KlarnaPayments };
	/** Called by the script when it is ready. */
	klarnaAsyncCallback?: (() => void) | undefined;
}

/** The URL of Klarna's script. */
const klarnaScript = "https://x.klarnacdn.net/kp/lib/v1/api.js";

/** Loads Klarna's script, once for all callers; rejects if it cannot be loaded. */
export function loadKlarna(window: Window & KlarnaWindow): Promise<KlarnaPayments> {
	const { document } = window;
	return new Promise((resolve, reject) => {
		const ready = () => {
			if (window.Klarna?.Payments) resolve(window.Klarna.Payments);
			else reject(new Error("The script has no Klarna.Payments."));
		};
		if (window.Klarna?.Payments) return ready();
		const before = window.klarnaAsyncCallback;
		window.klarnaAsyncCallback = () => {
			before?.();
			ready();
		};
		const present = [...document.scripts].find(({ src }) => src === klarnaScript);
		const script =
			present ?? Object.assign(document.createElement("script"), { src: klarnaScript, async: true });
		script.addEventListener("error", () => {
			script.remove();
			reject(new Error("The script could not be loaded."));
		});
		if (!present) document.head.append(script);
	});
}
