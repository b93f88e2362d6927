import * as v from "valibot";
import { findingMessage } from "#core/content/message.ts";
import { name, webAddress } from "#renderer/config/address-schemas.ts";
import { options } from "#renderer/config/option-schemas.ts";

/** A folder that a web server serves. */
export interface FolderPublishConfig {
	readonly to: "folder";
	/** The path that the server serves, absolute or relative to the site's folder. Its parent folder exists. */
	readonly directory: string;
}

/** A bucket in an S3-compatible store. Its credentials are in the environment: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, see `envPrefix`. */
export interface S3PublishConfig {
	readonly to: "s3";
	readonly bucket: string;
	/** The URL of the store, such as "https://s3.example.org". Default: AWS. */
	readonly endpoint?: string;
	/** Default: AWS_REGION, and "us-east-1" for a store with an endpoint. */
	readonly region?: string;
	/** The beginning of all keys: "shops/mueller/". Default: nothing. */
	readonly prefix?: string;
	/** Whether the bucket is part of the URL's path instead of its host. Default: true for a store with an endpoint. */
	readonly pathStyle?: boolean;
	/** Whether texts are stored with gzip, which the store then sends to every browser. Default: true. */
	readonly compress?: boolean;
	/**
	 * Whether one process at a time publishes this site, which a store that ignores conditional writes cannot check itself. Default:
	 * false.
	 */
	readonly onlyPublisher?: boolean;
}

/** Where `facette publish` puts a site (B-USE-11). */
export type PublishConfig = FolderPublishConfig | S3PublishConfig;

const targets = ["folder", "s3"] as const;

/** Ends with one slash and begins with none, as keys do. */
const prefix = v.pipe(
	v.string(),
	v.trim(),
	v.transform((text) => text.replace(/^\/+|\/+$/g, "")),
	v.transform((text) => (text === "" ? "" : `${text}/`)),
);

/** The option `publish`. */
export const publishOption = v.variant(
	"to",
	[
		options({ to: v.literal("folder"), directory: name }),
		options({
			to: v.literal("s3"),
			bucket: name,
			endpoint: v.exactOptional(v.pipe(v.string(), v.regex(/^https?:\/\//, webAddress), v.url(webAddress))),
			region: v.exactOptional(name),
			prefix: v.exactOptional(prefix),
			pathStyle: v.exactOptional(v.boolean()),
			compress: v.exactOptional(v.boolean()),
			onlyPublisher: v.exactOptional(v.boolean()),
		}),
	],
	findingMessage("content.unknown.value", { found: "", allowed: targets.join(", ") }, targets),
);
