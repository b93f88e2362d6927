/** How bad something is: unlawful or broken, a risk, or worth a thought. In this order reports list it. */
export const severities = ["error", "warning", "hint"] as const;

export type Severity = (typeof severities)[number];

/** A field of the content; null where the whole file or item is meant. */
export interface ContentPlace {
	readonly file: string;
	readonly field: string | null;
}

/** Something in the content that must be, or had better be, fixed. */
export interface ContentFinding {
	readonly severity: Severity;
	/** Where it is: a file relative to the content folder, or a collection and id. */
	readonly file: string;
	/** The id of the item that is meant, where a check of the whole site names it rather than its place. */
	readonly item?: string;
	/** The law or standard that asks for what is missing. */
	readonly source?: string;
	/** The fields that name the image that is meant. */
	readonly usedAt?: readonly ContentPlace[];
	/** The field within it, e.g. "translations.0.path"; null where the whole file is meant. */
	readonly field: string | null;
	/** The catalogue key of the sentence that says what is wrong and what to write instead. */
	readonly key: string;
	/** The parameters of the sentence. */
	readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Every finding's catalogue key with the parameters that its sentence may use. A key that ends in `_near` is
 * the same finding with a suggestion. Sentences: content.json in ui/locales.
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
	"content.slug.reserved": ["found"],
	"content.slug.duplicate": ["slug", "other"],
	"content.reference.unknown": ["found", "place"],
	"content.reference.unknown_near": ["found", "place", "suggestion"],
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
	"content.picture.large": ["width", "height"],
	"content.picture.ambiguous": ["other"],
	"content.picture.twice": ["name"],
	"content.picture.focus": [],
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
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The name of a finding. */
export type FindingKey = keyof typeof findingParams;

/** The keys that have a second key with a suggestion. */
export type SuggestingKey = {
	[Key in FindingKey]: `${Key}_near` extends FindingKey ? Key : never;
}[FindingKey];

/** The parameters of a finding's sentence, and nothing else. */
export type FindingParams<Key extends FindingKey> = Readonly<
	Record<(typeof findingParams)[Key][number], string | number>
>;

/** Makes a finding that stops the build. */
export function errorAt<Key extends FindingKey>(
	file: string,
	field: string | null,
	key: Key,
	params: FindingParams<Key>,
): ContentFinding {
	return { severity: "error", file, field, key, params };
}

/** Makes a finding that the site can live with. */
export function warningAt<Key extends FindingKey>(
	file: string,
	field: string | null,
	key: Key,
	params: FindingParams<Key>,
): ContentFinding {
	return { severity: "warning", file, field, key, params };
}

const longestExcerpt = 60;

/** Writes a value as the content's author wrote it, lists and objects and long texts shortened. */
export function excerptOf(value: unknown): string {
	if (Array.isArray(value)) return value.length > 0 ? "[ … ]" : "[ ]";
	if (typeof value === "object" && value !== null) return "{ … }";
	const text = JSON.stringify(value) ?? "nothing";
	return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text;
}

/** Orders findings by file, then by key's kind of field, so that the same content gives the same report. */
export function sortedFindings(findings: readonly ContentFinding[]): readonly ContentFinding[] {
	const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
	return findings.toSorted((one, other) => order(one.file, other.file));
}
