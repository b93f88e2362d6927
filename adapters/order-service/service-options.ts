/** The options of the order service's command, as `parseArgs` of node:util takes them. `facette orders` accepts and passes them on. */
export const serviceOptions = {
	catalogue: { type: "string" },
	port: { type: "string" },
	host: { type: "string" },
	data: { type: "string" },
	origin: { type: "string" },
	hosts: { type: "string" },
	"public-url": { type: "string" },
	"shop-email": { type: "string" },
	"shop-language": { type: "string" },
	"trust-proxy": { type: "string" },
	"rate-factor": { type: "string" },
	provider: { type: "string", multiple: true },
	dev: { type: "boolean" },
	"made-up-sessions": { type: "boolean" },
	help: { type: "boolean", short: "h" },
} as const;
