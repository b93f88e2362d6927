import {
	type ContentItems,
	itemAt,
	otherItem,
	stemOf,
} from "#adapters/content-files/hold-back/content-items.ts";
import { createItemChanges, type ItemChanges } from "#adapters/content-files/hold-back/item-changes.ts";
import { pathsOf } from "#adapters/content-files/hold-back/links.ts";
import { createMissingReferences } from "#adapters/content-files/hold-back/missing-references.ts";
import {
	publishedItems,
	readPublishedItems,
	writePublishedItems,
} from "#adapters/content-files/hold-back/published-items.ts";
import {
	missingTargets,
	restoreItems,
	withoutMissing,
} from "#adapters/content-files/hold-back/restore-items.ts";
import { restoreImages } from "#adapters/content-files/hold-back/site-images.ts";
import type { SiteLanguages } from "#adapters/content-files/path-registry.ts";
import { fileOf } from "#core/content/entity.ts";
import { type ContentFinding, errorAt } from "#core/content/finding.ts";
import { project } from "#core/content/project.ts";
import type { ReadContent } from "#core/ports/site-content.ts";
import { once } from "#core/shared/once-per.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

type Findings = readonly ContentFinding[];

/** An item with an error, of which a build publishes the last good state or nothing. */
export interface HeldItem {
	/** "kept": its last published state stays. "left out": it was never published, or that state is no longer valid. */
	readonly state: "kept" | "left out";
	/** The errors, with the places where editors correct them. */
	readonly findings: readonly ContentFinding[];
}

/** The content that is checked, after its faulty items have been held back. */
export interface OpenedContent {
	/** Reads and checks the content. */
	load(): Promise<Result<ReadContent, Findings>>;
	/** Returns a finding with the place in a document, also if it names an item by id. */
	inDocument(finding: ContentFinding): ContentFinding;
	/** Returns a finding in a document with the place where an editor corrects it. */
	forEditors(finding: ContentFinding): ContentFinding;
}

/** A content service and its last published state. */
export interface HoldBackOptions extends SiteLanguages {
	/** Returns the content without some items; faults of items that are left out are not repeated. */
	contentWithout(items: ReadonlySet<string>): ContentItems;
	/** The absolute path of the file with the last published state. */
	readonly publishedFile: string;
	/** Returns whether the bytes of an image are available. */
	hasImage(path: string): boolean;
	open(content: ContentItems): OpenedContent;
}

/** Holds back the items of content that has been loaded. */
export interface Holding {
	/**
	 * Holds back the items that errors of later checks point to, and reads the content again. Null if an error concerns
	 * the site as a whole.
	 */
	holdBack(errors: Findings): Promise<Result<ReadContent, Findings> | null>;
	/** Returns the items that are held back. */
	held(): readonly HeldItem[];
	/**
	 * Stores the content as the last published state of its items. `keepsFormer` keeps the state before for
	 * `restorePublishedItems`.
	 */
	savePublished(keepsFormer?: boolean): void;
}

/** Content of which faulty items are held back. */
export interface HoldBack extends Holding {
	/** Reads the content, and holds back its faulty items. Fails if an error concerns the site as a whole. */
	load(): Promise<Result<ReadContent, Findings>>;
}

interface Held {
	state: HeldItem["state"];
	readonly findings: ContentFinding[];
	/** The content in which the state was chosen; its other errors are those of the same state of the item. */
	chosenIn: ContentItems;
}

const isError = ({ severity }: ContentFinding) => severity === "error";
const isReference = ({ key }: ContentFinding) => key.startsWith("content.reference.unknown");

/** The content while its faulty items are being held back. */
class HeldContent implements HoldBack {
	readonly #options: HoldBackOptions;
	readonly #itemChanges: () => ItemChanges;
	readonly #held = new Map<string, Held>();
	/** The references that the site goes on without, and the warnings about them. */
	readonly #missing = createMissingReferences();
	readonly #leftOut = new Map<string, ContentFinding>();
	#content: ContentItems;
	#opened: OpenedContent;

	constructor(options: HoldBackOptions) {
		this.#options = options;
		const content = options.contentWithout(new Set());
		this.#content = content;
		this.#itemChanges = once(() => createItemChanges(content, readPublishedItems(options.publishedFile)));
		this.#opened = options.open(content);
	}

	get #items(): ItemChanges {
		return this.#itemChanges();
	}

	async load(): Promise<Result<ReadContent, Findings>> {
		for (;;) {
			const faults = this.#assemble();
			if (faults.length > 0) return fail([...faults, ...this.#heldFindings()]);
			const read = await this.#opened.load();
			if (read.ok) {
				const warnings = read.value.warnings.map((finding) => this.#opened.forEditors(finding));
				return succeed({ ...read.value, warnings: [...warnings, ...this.#leftOut.values()] });
			}
			const ofSite = read.error.filter(isError).filter((error) => !this.#avoid(error));
			if (ofSite.length === 0) continue;
			const others = [...ofSite, ...read.error.filter((finding) => !isError(finding))];
			const { inDocument, forEditors } = this.#opened;
			return fail([...others.map((finding) => forEditors(inDocument(finding))), ...this.#heldFindings()]);
		}
	}

	async holdBack(errors: Findings): Promise<Result<ReadContent, Findings> | null> {
		return errors.filter((error) => !this.#avoid(error)).length === 0 ? this.load() : null;
	}

	held(): readonly HeldItem[] {
		// Items that others need, and those that are left out with another one, have no error of their own.
		return [...this.#held.values()].filter(({ findings }) => findings.length > 0);
	}

	savePublished(keepsFormer = false): void {
		writePublishedItems(this.#options.publishedFile, publishedItems(this.#content), keepsFormer);
	}

	#heldFindings(): Findings {
		return this.held().flatMap(({ findings }) => findings);
	}

	#itemsIn(state: HeldItem["state"]): readonly string[] {
		return [...this.#held].flatMap(([item, own]) => (own.state === state ? [item] : []));
	}

	#hold(item: string, finding: ContentFinding | null): void {
		const heldItem = this.#held.get(item);
		const findings = finding ? [this.#opened.forEditors(finding)] : [];
		const state = this.#items.isPublished(item) ? "kept" : "left out";
		if (heldItem) heldItem.findings.push(...findings);
		else this.#held.set(item, { state, findings, chosenIn: this.#content });
	}

	/** Returns the item of two with the same value that was changed last, with the finding about it. */
	#duplicateAt(item: string, finding: ContentFinding): readonly [string, ContentFinding] {
		const other = otherItem(this.#content, finding);
		const isShown = (one: string) => (this.#held.get(one)?.chosenIn ?? this.#content) === this.#content;
		const isAtFault = (one: string) => isShown(one) && this.#items.isChanged(one);
		if (other === null || other === item || isAtFault(item) || !isAtFault(other)) return [item, finding];
		const [file = "", field = null] = String(finding.params.other).split(", ");
		const params = { ...finding.params, other: finding.file };
		return [other, { ...finding, file, field, params }];
	}

	/** Holds back the item of an error, or leaves out the missing reference that it is about; returns whether it could. */
	#avoid(error: ContentFinding): boolean {
		const finding = this.#opened.inDocument(error);
		return this.#holdItemOf(finding) || this.#leaveOutReference(finding) || this.#keepHomePage(finding);
	}

	/** Keeps the published home page if the service has none; returns whether it could. */
	#keepHomePage(finding: ContentFinding): boolean {
		if (finding.key !== "content.home.missing") return false;
		const [item] =
			[...this.#items.published.parts].find(([, part]) =>
				pathsOf(part, this.#options).includes(String(finding.params.path)),
			) ?? [];
		if (item === undefined || !this.#items.isChanged(item)) return false;
		const heldItem = this.#held.get(item);
		if (heldItem && heldItem.chosenIn !== this.#content) return false;
		// Editors find the project, but no page that was deleted.
		this.#hold(item, { ...finding, file: fileOf(project) });
		return true;
	}

	/** Leaves out a reference of the whole site's documents to an item that was deleted; returns whether it could. */
	#leaveOutReference(finding: ContentFinding): boolean {
		const place = `${finding.file} ${finding.field} ${finding.params.found}`;
		if (!isReference(finding) || this.#leftOut.has(place)) return false;
		const warning = this.#missing.add(this.#content, finding);
		if (warning) this.#leftOut.set(place, this.#opened.forEditors(warning));
		return warning !== null;
	}

	/** Holds back the item of a finding in a document; returns whether it could. */
	#holdItemOf(finding: ContentFinding): boolean {
		const at = itemAt(this.#content, finding.file, finding.field);
		if (at === null) return false;
		const [item, own] = this.#duplicateAt(at, finding);
		if (this.#items.concernsSite(item)) return false;
		const heldItem = this.#held.get(item);
		// An item that nobody has touched has an error because of something else.
		const isCause = this.#items.isChanged(item) || isReference(own);
		if (heldItem?.chosenIn === this.#content) {
			if (heldItem.findings.length > 0) this.#hold(item, own);
			return true;
		}
		if (heldItem) {
			if (heldItem.state === "left out" || !isCause) return false;
			heldItem.state = "left out";
			heldItem.chosenIn = this.#content;
			return true;
		}
		if (this.#items.isPublished(item) && !isCause) return false;
		this.#hold(item, own);
		return true;
	}

	/** Returns the faults of items that are not held back, and those of images that the site can be without. */
	#sortFaults(all: ContentItems["faults"]): Readonly<Record<"faults" | "ofImages", ContentItems["faults"]>> {
		const others = all.filter(({ item }) => !this.#held.has(item));
		const ofImages = others.filter(
			({ item, isOptionalImage = false }) => isOptionalImage && this.#items.concernsSite(item),
		);
		for (const { item, finding } of ofImages)
			this.#leftOut.set(`${item} ${finding.field}`, { ...finding, severity: "warning" });
		return { faults: others.filter((fault) => !ofImages.includes(fault)), ofImages };
	}

	/**
	 * Puts together what is published: the content without the held items, and their published state. Returns findings that
	 * concern the site as a whole.
	 */
	#assemble(): Findings {
		const { contentWithout, hasImage, open } = this.#options;
		if (this.#held.size === 0 && this.#content.faults.length === 0 && this.#missing.isEmpty) return [];
		const { published, parts } = this.#items;
		for (;;) {
			const current = contentWithout(new Set(this.#held.keys()));
			const { faults, ofImages } = this.#sortFaults(current.faults);
			if (faults.some(({ item }) => this.#items.concernsSite(item)))
				return faults.map(({ finding }) => finding);
			const without = restoreImages(current, ofImages, published, hasImage);
			for (const { item, finding } of faults) this.#hold(item, finding);
			if (faults.length > 0) continue;
			const keptItems = this.#itemsIn("kept");
			const restored = restoreItems(without, keptItems, published, hasImage);
			for (const { item, file, other } of restored.conflicts) {
				const params = { id: stemOf(file), other: this.#items.fileOf(other) };
				this.#hold(item, errorAt(file, null, "content.id.duplicate", params));
			}
			const missing = missingTargets(restored.content, keptItems, published);
			const targets = missing.filter((item) => !this.#held.has(item));
			for (const item of targets) this.#hold(item, null);
			if (restored.conflicts.length + targets.length > 0) continue;
			const leftOut = this.#itemsIn("left out").flatMap((item) => parts.get(item) ?? []);
			const held = { leftOut, keptItems: new Set(keptItems), published };
			this.#content = this.#missing.removeFrom(withoutMissing(restored.content, held, this.#options));
			this.#opened = open(this.#content);
			return [];
		}
	}
}

/**
 * Creates content of which items with errors keep their last published state, or are left out if they were never
 * published. What refers to an item that is left out loses the reference.
 */
export function createHoldBack(options: HoldBackOptions): HoldBack {
	return new HeldContent(options);
}
