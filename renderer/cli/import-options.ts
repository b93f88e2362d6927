import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type ListColumns, listFields } from "#adapters/content-exports/list-columns.ts";
import { type ExportKind, exportKinds } from "#adapters/content-exports/read-export.ts";
import { nearest } from "#core/content/nearest.ts";
import { isLanguage, type Language } from "#core/language/language.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { importTable } from "#renderer/cli/option-tables.ts";
import { faultOf, type OptionFault } from "#renderer/cli/options.ts";

/** The command line of `facette import`. */
export interface ImportOptions {
	readonly kind: ExportKind;
	/** Absolute. */
	readonly path: string;
	/** The site's folder, absolute. */
	readonly siteDirectory: string;
	/** A folder with images, absolute; null if it was not given. */
	readonly images: string | null;
	readonly download: boolean;
	/** Null for the site's main language. */
	readonly language: Language | null;
	readonly columns: ListColumns;
	/** The attribute groups of the shop that columns belong to, by the columns' names. */
	readonly attributeGroups: ReadonlyMap<string, string>;
	readonly overwrite: boolean;
	readonly dryRun: boolean;
}

function parse(args: readonly string[]) {
	return parseArgs({ args: [...args], allowPositionals: true, options: importTable });
}

/** The options that --column sets. */
type ColumnOptions = Pick<ImportOptions, "columns" | "attributeGroups">;

/** Parses what --column says: "price=Endpreis", or "attribute:alloy=Metal" for an attribute group of the shop. */
function columnsOf(texts: readonly string[]): Result<ColumnOptions, OptionFault> {
	const columns: Record<string, string[]> = {};
	const attributeGroups = new Map<string, string>();
	for (const text of texts) {
		const [, named = "", name = ""] = /^([^=]*)=\s*(.*\S)\s*$/.exec(text) ?? [];
		const [, group = null] = /^attribute:\s*(.*\S)\s*$/.exec(named) ?? [];
		const field = group === null ? named : "attribute";
		if (group !== null) attributeGroups.set(name, group);
		if (name === "" || !listFields.some((listField) => listField === field))
			return fail({ key: "import.columnOption", params: { found: text, allowed: listFields.join(", ") } });
		columns[field] = [...(columns[field] ?? []), name];
	}
	return succeed({ columns, attributeGroups });
}

function kindOf(text: string | undefined): Result<ExportKind, OptionFault> {
	const kind = exportKinds.find((one) => one === text);
	if (kind !== undefined) return succeed(kind);
	const allowed = exportKinds.join(", ");
	if (text === undefined) return fail({ key: "import.noKind", params: { allowed } });
	const suggestion = nearest(text, exportKinds);
	return suggestion === null
		? fail({ key: "import.kindUnknown", params: { found: text, allowed } })
		: fail({ key: "import.kindUnknown_near", params: { found: text, allowed, suggestion } });
}

/** Parses the command line behind `facette import`; null if it asks for help. Errors are returned, never thrown. */
export function parseImportOptions(args: readonly string[]): Result<ImportOptions | null, OptionFault> {
	let parsed: ReturnType<typeof parse>;
	try {
		parsed = parse(args);
	} catch (error) {
		return fail(faultOf(error, Object.keys(importTable), "import"));
	}
	const { values, positionals } = parsed;
	if (values.help) return succeed(null);
	const [kindText, file, ...others] = positionals;
	const kind = kindOf(kindText);
	if (!kind.ok) return kind;
	if (file === undefined || others.length > 0)
		return fail({ key: "import.noFile", params: { found: positionals.slice(1).join(" ") || "–" } });
	const { language = null } = values;
	if (language !== null && !isLanguage(language))
		return fail({ key: "import.languageOption", params: { found: language } });
	const columns = columnsOf(values.column);
	if (!columns.ok) return columns;
	return succeed({
		kind: kind.value,
		path: resolve(file),
		siteDirectory: resolve(values.into),
		images: values.images === undefined ? null : resolve(values.images),
		download: !values["no-download"],
		language,
		...columns.value,
		overwrite: values.overwrite,
		dryRun: values["dry-run"],
	});
}
