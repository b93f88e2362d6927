import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { serviceOptions } from "#adapters/order-service/service-options.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { ordersTable } from "#renderer/cli/option-tables.ts";
import { faultOf, integer, type OptionFault } from "#renderer/cli/options.ts";

/** The command line of `facette orders`. */
export interface OrdersOptions {
	/** Absolute. */
	readonly siteDirectory: string;
	/** The built site, absolute. */
	readonly outputDirectory: string;
	/** The options of the order service, which it parses itself. */
	readonly serviceArguments: readonly string[];
	/** Whether the service needs the site's catalogue, because the command line has neither a catalogue nor --help. */
	readonly needsCatalogue: boolean;
}

function parse(args: readonly string[]) {
	return parseArgs({ args: [...args], options: ordersTable });
}

/** Parses the command line behind `facette orders`; errors are returned, never thrown. */
export function parseOrdersOptions(
	args: readonly string[],
	environment: Readonly<Record<string, string | undefined>> = process.env,
): Result<OrdersOptions, OptionFault> {
	let values: ReturnType<typeof parse>["values"];
	try {
		({ values } = parse(args));
	} catch (error) {
		return fail(faultOf(error, Object.keys(ordersTable), "orders"));
	}
	const { site, out, ...service } = values;
	if (service.port !== undefined && integer(service.port, 65_535) === null)
		return fail({ key: "option.port", params: { value: service.port } });
	const serviceArguments = Object.entries(service)
		.filter(([name]) => Object.hasOwn(serviceOptions, name))
		.flatMap(([name, value]) =>
			[value].flat().map((one) => (one === true ? `--${name}` : `--${name}=${one}`)),
		);
	return succeed({
		siteDirectory: resolve(site),
		outputDirectory: resolve(out),
		serviceArguments,
		needsCatalogue: !(service.help || service.catalogue || environment.CATALOGUE),
	});
}
