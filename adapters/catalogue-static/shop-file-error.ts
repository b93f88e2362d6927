/** The reason why a file could not be read. */
export type ShopFileFault = "missing" | "refused" | "unreachable" | "timedOut" | "invalid";

const advice: Readonly<Record<ShopFileFault, string>> = {
	missing: "is not there. Publish the whole build, shop-data included",
	refused: "was refused by the host. Look at the host's own log",
	unreachable: "could not be fetched. Look at the connection and at the address of the site",
	timedOut: "did not arrive in time. Look at the connection and at the host",
	invalid: "is not what this program writes. Publish scripts and shop-data of the same build",
};

/** The error for a file of the shop's data that cannot be read (R-CONTENT-04). */
export class ShopFileError extends Error {
	override readonly name = "ShopFileError";

	/** The URL of the file. */
	readonly file: string;
	readonly fault: ShopFileFault;

	constructor(file: string, fault: ShopFileFault, options?: ErrorOptions) {
		super(`${file} ${advice[fault]}.`, options);
		this.file = file;
		this.fault = fault;
	}
}
