import { directusKeys } from "#adapters/content-directus/pull/findings.ts";
import { exportKeys } from "#adapters/content-exports/export-findings.ts";
import { findingParams } from "#core/content/finding.ts";

/**
 * Returns the permanent code of a finding or error: its catalogue key in kebab-case, without the part that all rules share and
 * without the ending of a suggestion. "config.unknownOption_near" has the code "config.unknown-option".
 */
export function errorCode(key: string): string {
	return key
		.replace(/_near$/, "")
		.replace(/^check\.rule\./, "check.")
		.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
		.replaceAll("_", "-");
}

/** The errors of the command itself; those of files are findings. Their sentences are in cli.json of ui/locales. */
export const commandErrors = [
	"catalogue.noShop",
	"command.unknown",
	"command.unknown_near",
	"directus.noFolder",
	"directus.noProject",
	"directus.noToken",
	"directus.noUrl",
	"engine.broken",
	"engine.failed",
	"engine.missing",
	"engine.noDefault",
	"engine.noMethod",
	"engine.outside",
	"engine.shared",
	"engine.unknown",
	"engine.unknown_near",
	"failure",
	"import.columnOption",
	"import.folder",
	"import.kindUnknown",
	"import.kindUnknown_near",
	"import.languageOption",
	"import.missing",
	"import.missing_near",
	"import.noFile",
	"import.noImages",
	"import.noKind",
	"init.choice",
	"init.directories",
	"init.empty",
	"init.font",
	"init.font_near",
	"init.missing",
	"init.noDirectory",
	"init.notEmpty",
	"init.packageFile",
	"init.postcode",
	"init.street",
	"init.text",
	"node.old",
	"option.argument",
	"option.content",
	"option.flag",
	"option.foreign",
	"option.port",
	"option.shard",
	"option.studio",
	"option.unknown",
	"option.unknown_near",
	"option.url",
	"option.value",
	"option.worker",
	"option.workers",
	"output.busy",
	"output.denied",
	"output.foreign",
	"output.full",
	"page.failed",
	"preview.missing",
	"preview.port",
	"publish.denied",
	"publish.foreign",
	"publish.full",
	"publish.missing",
	"publish.notBuilt",
	"publish.notConfigured",
	"publish.package",
	"publish.preview",
	"publish.shard",
	"publish.superseded",
	"publish.unfenced",
	"publish.unreachable",
	"shard.absent",
	"shard.count",
	"shard.incomplete",
	"shard.missing",
	"shard.noFolder",
	"shard.shop",
	"shard.site",
	"shard.twice",
	"shard.version",
	"studio.lost",
	"studio.noDirectus",
	"studio.noSecret",
	"upgrade.byHand",
	"upgrade.changed",
	"worker.builds",
	"worker.folderInUse",
	"worker.late",
	"worker.lost",
	"worker.noOutput",
	"worker.noPackage",
	"worker.noQueue",
	"worker.noSecret",
	"worker.noShops",
	"worker.notFailed",
	"worker.preview",
	"worker.queueAway",
	"worker.to",
	"worker.unknownShop",
] as const;

/** The catalogue key of an error of the command. */
export type CommandErrorKey = (typeof commandErrors)[number];

/** The groups of the command's catalogue that hold sentences of findings alone. */
export const findingGroups = [
	"block",
	"component",
	"template",
	"config",
	"module",
	"provider",
	"interfaceText",
	"theme",
	"note",
	"check.rule",
	"check.anchor",
] as const;

/** The keys of findings that a table of code lists; the others are all those of {@link findingGroups}. */
export const listedFindings: readonly string[] = [
	...Object.keys(findingParams),
	...Object.keys(directusKeys),
	...Object.keys(exportKeys),
];
