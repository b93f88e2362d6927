/** The severities in reporting order: unlawful or broken, a risk, worth a thought. */
export const severities = ["error", "warning", "hint"] as const;

export type Severity = (typeof severities)[number];

/** A field of the content; null for a whole file or item. */
export interface ContentPlace {
	readonly file: string;
	readonly field: string | null;
}

/** The languages of the forms of content services. */
export type FormLanguage = "de" | "en";

/** An item and a field of it, as the forms of a content service name them. */
export interface FormWords {
	/** e.g. Product “Alpenhorn Firn”. */
	readonly item: string;
	/** The label of the field; null for the whole item. */
	readonly field: string | null;
	/** Parameters of the message that differ from those of the finding: names of other items instead of files. */
	readonly params: ContentFinding["params"];
}

/** A fault or weakness in the content. */
export interface ContentFinding {
	readonly severity: Severity;
	/** A file relative to the content folder, or a collection and id. */
	readonly file: string;
	/** The id of the item, if a check of the whole site refers to it by id instead of position. */
	readonly item?: string;
	/** The law or standard that requires what is missing. */
	readonly source?: string;
	/** The item and the field in the words of a content service's forms; undefined for files. */
	readonly words?: Readonly<Record<FormLanguage, FormWords>>;
	/** The URL of the item in the content service; null for files. */
	readonly link?: string | null;
	/** The fields that use the image. */
	readonly usedAt?: readonly ContentPlace[];
	/** The field within the file, e.g. "translations.0.path"; null for the whole file. */
	readonly field: string | null;
	/** The line in the file, counted from 1, like `column`; null or undefined if unknown. */
	readonly line?: number | null;
	readonly column?: number | null;
	/** The catalogue key of the message: what is wrong and how to correct it. */
	readonly key: string;
	/** The parameters of the message. */
	readonly params: Readonly<Record<string, string | number>>;
}

/** A finding about an item that has no usable document, e.g. because a value has another type. */
export interface ItemFault {
	/** The id of the item in its content service. */
	readonly item: string;
	readonly finding: ContentFinding;
	/** Whether the fault is an image in a field that can be empty; the document lacks the image. */
	readonly isOptionalImage?: boolean;
}

/**
 * Every finding's catalogue key with the parameters that its message can use. A key ending in `_near` is the same
 * finding with a suggestion. The messages are in ui/locales/LANGUAGE/content.json.
 */
export const findingParams = {
	"content.folder.missing": [],
	"content.folder.unreadable": ["reason"],
	"content.file.missing": [],
	"content.file.unreadable": ["reason"],
	"content.file.directory": [],
	"content.file.outside": [],
	"content.file.large": ["size", "limit"],
	"content.file.encoding": [],
	"content.file.empty": [],
	"content.file.name": ["name"],
	"content.file.more": ["count"],
	"content.file.unknown": [],
	"content.file.ofSite": ["name"],
	"content.file.unknown_near": ["suggestion"],
	"content.json.syntax": ["line", "column", "found"],
	"content.json.end": ["line", "column"],
	"content.json.deep": ["limit"],
	"content.json.values": ["limit"],
	"content.text.surrogate": ["found"],
	"content.field.missing": ["name"],
	"content.field.empty": [],
	"content.field.reserved": ["name"],
	"content.field.unknown": ["name", "allowed"],
	"content.field.unknown_near": ["name", "allowed", "suggestion"],
	"content.type.text": ["found"],
	"content.type.number": ["found"],
	"content.type.boolean": ["found"],
	"content.type.list": ["found"],
	"content.type.object": ["found"],
	"content.list.empty": [],
	"content.translations.none": [],
	"content.unknown.value": ["found", "allowed"],
	"content.unknown.value_near": ["found", "allowed", "suggestion"],
	"content.unknown.template": ["found", "allowed"],
	"content.unknown.template_near": ["found", "allowed", "suggestion"],
	"content.unknown.key": ["found", "allowed"],
	"content.unknown.key_near": ["found", "allowed", "suggestion"],
	"content.unknown.block": ["found", "allowed"],
	"content.unknown.block_near": ["found", "allowed", "suggestion"],
	"content.unknown.legal": ["found", "allowed"],
	"content.unknown.legal_near": ["found", "allowed", "suggestion"],
	"content.unknown.brand_type": ["found", "allowed"],
	"content.unknown.brand_type_near": ["found", "allowed", "suggestion"],
	"content.unknown.widget": ["found", "allowed"],
	"content.unknown.widget_near": ["found", "allowed", "suggestion"],
	"content.unknown.day": ["found"],
	"content.format.time": ["found"],
	"content.format.colour": ["found"],
	"content.format.time_zone": ["found"],
	"content.format.number": ["found", "minimum"],
	"content.format.day": ["found"],
	"content.format.web": ["found"],
	"content.format.address": ["found"],
	"content.format.email": ["found"],
	"content.format.id": ["found"],
	"content.format.decimal": ["found"],
	"content.format.decimal_near": ["found", "suggestion"],
	"content.format.thousands": ["found"],
	"content.format.whole": ["found", "minimum"],
	"content.format.date": ["found"],
	"content.format.moment": ["found"],
	"content.publication.order": ["found", "start"],
	"content.format.country": ["found"],
	"content.format.contact": ["found"],
	"content.format.rating": ["found"],
	"content.format.languageTag": ["found"],
	"content.format.gtin": ["found"],
	"content.format.coordinates": ["found"],
	"content.language.unconfigured": ["language", "configured"],
	"content.language.twice": ["language"],
	"content.id.duplicate": ["id", "other"],
	"content.id.twice": ["id", "other"],
	"content.table.rows": [],
	"content.slug.invalid": ["found"],
	"content.slug.length": ["found"],
	"content.slug.reserved": ["found"],
	"content.slug.german": ["slug"],
	"content.slug.duplicate": ["slug", "other"],
	"content.slug.duplicate_in": ["slug", "language", "other"],
	"content.reference.unknown": ["found", "place"],
	"content.reference.unknown_near": ["found", "place", "suggestion"],
	"content.reference.leftOut": ["found"],
	"content.key.duplicate": ["name", "other"],
	"content.path.duplicate": ["path", "other"],
	"content.path.beside_key": ["name", "path"],
	"content.path.missing": ["language", "example"],
	"content.path.none": ["name", "language", "languages"],
	"content.path.privacy": ["language", "path"],
	"content.path.absolute": ["path", "language", "example"],
	"content.path.traversal": ["path", "language", "example"],
	"content.path.characters": ["path", "language", "example"],
	"content.path.trailingSlash": ["path", "language", "example"],
	"content.path.emptyPart": ["path", "language", "example"],
	"content.path.dot": ["path", "language", "example"],
	"content.path.length": ["path", "language", "example"],
	"content.path.file": ["path", "language", "example"],
	"content.path.reserved": ["path", "language", "example"],
	"content.path.language": ["path", "language", "example"],
	"content.path.defaultLanguage": ["language", "found"],
	"content.path.table": ["path", "name"],
	"content.home.path": ["path", "language", "expected"],
	"content.home.template": ["path"],
	"content.home.missing": ["language", "path"],
	"content.text.none": [],
	"content.text.both": ["name"],
	"content.markdown.outside": ["name"],
	"content.markdown.missing": ["name"],
	"content.markdown.missing_near": ["name", "suggestion"],
	"content.markdown.heading": ["line"],
	"content.markdown.html": ["line", "found"],
	"content.markdown.picture": ["line", "found"],
	"content.markdown.long": ["size", "limit"],
	"content.picture.missing": ["name"],
	"content.picture.missing_near": ["name", "suggestion"],
	"content.picture.type": ["found"],
	"content.picture.broken": ["reason"],
	"content.picture.damaged": [],
	"content.picture.mismatch": ["found", "expected"],
	"content.picture.decoder": ["name"],
	"content.picture.large": ["width", "height"],
	"content.picture.ambiguous": ["other"],
	"content.picture.twice": ["name"],
	"content.picture.focus": [],
	"content.font.name": ["found"],
	"content.document.broken": [],
	"content.svg.syntax": ["line", "reason"],
	"content.svg.root": ["line", "found"],
	"content.svg.script": ["line", "found"],
	"content.svg.external": ["line", "found"],
	"content.svg.element": ["line", "found"],
	"content.svg.attribute": ["line", "name"],
	"content.svg.deep": ["line", "limit"],
	"content.svg.many": ["line", "limit"],
	"content.svg.cycle": ["line", "found"],
	"content.svg.size": ["line"],
	"content.svg.picture": [],
	"content.alt.none": ["name"],
	"content.alt.language": ["name", "language"],
	"content.link.dead": ["path"],
	"content.link.dead_near": ["path", "suggestion"],
	"content.safety.contact": ["name"],
	"content.upgrade.newer": ["found", "format"],
	"content.upgrade.renamed": ["name", "replacement", "format"],
	"content.upgrade.deprecated": ["name", "replacement", "version"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The key of a finding. */
export type FindingKey = keyof typeof findingParams;

/** The keys that also exist with a suggestion. */
export type SuggestingKey = {
	[Key in FindingKey]: `${Key}_near` extends FindingKey ? Key : never;
}[FindingKey];

/** Exactly the parameters of a finding's message. */
export type FindingParams<Key extends FindingKey> = Readonly<
	Record<(typeof findingParams)[Key][number], string | number>
>;

/** Creates a finding that stops the build. */
export function errorAt<Key extends FindingKey>(
	file: string,
	field: string | null,
	key: Key,
	params: FindingParams<Key>,
): ContentFinding {
	return { severity: "error", file, field, key, params };
}

/** Creates a finding that does not stop the build. */
export function warningAt<Key extends FindingKey>(
	file: string,
	field: string | null,
	key: Key,
	params: FindingParams<Key>,
): ContentFinding {
	return { severity: "warning", file, field, key, params };
}

const longestExcerpt = 60;

/** Formats a value as in the content, with lists, objects and long texts shortened. */
export function excerptOf(value: unknown): string {
	if (Array.isArray(value)) return value.length > 0 ? "[ … ]" : "[ ]";
	if (typeof value === "object" && value !== null) return "{ … }";
	const text = JSON.stringify(value) ?? "nothing";
	return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text;
}

/** Sorts findings by file. Findings in the same file keep their order. */
export function sortedFindings(findings: readonly ContentFinding[]): readonly ContentFinding[] {
	const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
	return findings.toSorted((one, other) => order(one.file, other.file));
}
