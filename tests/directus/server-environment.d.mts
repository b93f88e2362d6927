/** Who administers the servers of the tests; they listen on this machine only. */
export const administrator: {
	readonly email: string;
	readonly password: string;
	readonly token: string;
	readonly secret: string;
};

/** The command line of Directus' own program in an installation: "bootstrap", "start", … */
export function serverCommand(folder: string, ...args: readonly string[]): readonly string[];

/** Directus' environment variables: a data folder with database and files, on a port of this machine. */
export function serverEnvironment(place: {
	readonly data: string;
	readonly port: number;
}): Readonly<Record<string, string>>;
