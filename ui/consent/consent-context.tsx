import {
	createContext,
	type ReactNode,
	useContext,
	useEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { consentEntries } from "#core/consent/consent-entries.ts";
import type { ConsentEvent, ConsentState } from "#core/consent/consent-state.ts";
import { type ConsentStore, createConsentStore } from "#core/consent/consent-store.ts";
import {
	type ContentConsentsStore,
	createContentConsents,
	type StoredContentConsent,
} from "#core/consent/content-consents-store.ts";
import type { ShellModel } from "#core/models/page-model.ts";
import { type Services, useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { type Translate, useTranslate } from "#ui/foundation/translate-context.tsx";
import { nothing } from "#ui/foundation/use-search.ts";

/** The visitor's consents: what the cookie banner asks, and the contents of other providers. */
interface ConsentStores {
	readonly consents: ConsentStore;
	readonly contents: ContentConsentsStore;
}

/** What the parts of a page can do about consents. */
export interface Consent {
	/** Null until the browser's storage was read, and so on the server. */
	readonly stores: ConsentStores | null;
	/** The button that asked for the banner, again at each press; null when the page itself shows it. */
	readonly opening: { readonly by: HTMLElement } | null;
	/** Shows the banner and moves the focus there (R-FOOT-03). */
	openBanner(by: HTMLElement): void;
	/** Saves a choice, or leaves the banner; the focus returns to where it came from. */
	leaveBanner(event: ConsentEvent & { readonly type: "save" | "close" }): void;
}

const ConsentContext = createContext<Consent | null>(null);

function createStores({ storage, logger, time }: Services, shell: ShellModel, t: Translate): ConsentStores {
	const link = shell.legalLinks.find(({ key }) => key === "privacy")?.link.href ?? null;
	const textsOf = (name: "functional" | "analytics") => ({
		display_name: t(`consent.${name}.display_name`),
		description: t(`consent.${name}.description`),
		link,
	});
	const texts = { functional: textsOf("functional"), analytics: textsOf("analytics") };
	const sources = { content: shell.consents, analyticsPlugin: shell.analytics !== null, texts };
	const world = { store: storage, logger, now: () => time.now() };
	const { consent_preselect } = shell;
	return {
		consents: createConsentStore({ ...world, entries: consentEntries(sources, logger), consent_preselect }),
		contents: createContentConsents(world),
	};
}

/** Reads the visitor's consents after mount and hands them to everything below. */
export function ConsentProvider({ children }: { readonly children: ReactNode }) {
	const services = useServices();
	const shell = useShell();
	const t = useTranslate();
	const [stores, setStores] = useState<ConsentStores | null>(null);
	const [opening, setOpening] = useState<Consent["opening"]>(null);

	const unsaved = useRef<ConsentState | null>(null);

	useEffect(() => {
		if (!services) return;
		const made = createStores(services, shell, t);
		// Another shell or language asks the same again: what is ticked and not yet saved stays.
		if (unsaved.current) made.consents.dispatch({ type: "continue", from: unsaved.current });
		setStores(made);
		return () => {
			unsaved.current = made.consents.state();
			made.consents.close();
			made.contents.close();
			setOpening(null);
		};
	}, [services, shell, t]);

	// A button pressed before the storage was read counts as soon as it is.
	useEffect(() => {
		if (opening) stores?.consents.dispatch({ type: "open" });
	}, [opening, stores]);

	const consent = useMemo<Consent>(
		() => ({
			stores,
			opening,
			openBanner: (by) => setOpening({ by }),
			leaveBanner(event) {
				stores?.consents.dispatch(event);
				opening?.by.focus();
				setOpening(null);
			},
		}),
		[stores, opening],
	);
	return <ConsentContext value={consent}>{children}</ConsentContext>;
}

/** What this part of the page can do about consents. Throws outside a {@link ConsentProvider}. */
export function useConsent(): Consent {
	const consent = useContext(ConsentContext);
	if (!consent) throw new Error("useConsent needs a ConsentProvider above it");
	return consent;
}

/** What was decided on the cookie banner, and the banner itself; null until it is known. */
export function useConsentState(): ConsentState | null {
	const { stores } = useConsent();
	const read = () => stores?.consents.state() ?? null;
	return useSyncExternalStore(stores?.consents.subscribe ?? nothing, read, () => null);
}

/** The stored consents to contents of other providers; null until they are known. */
export function useContentConsents(): readonly StoredContentConsent[] | null {
	const { stores } = useConsent();
	const read = () => stores?.contents.state() ?? null;
	return useSyncExternalStore(stores?.contents.subscribe ?? nothing, read, () => null);
}
