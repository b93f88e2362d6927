/** The administrator of the tests' servers, which listen on this machine only. */
export const administrator: {
	readonly email: string;
	readonly password: string;
	readonly token: string;
	readonly secret: string;
};

/** Returns the command line of Directus in an installation: "bootstrap", "start", … */
export function serverCommand(folder: string, ...args: readonly string[]): readonly string[];

/** Returns the environment variables of Directus for a data folder, with database and files, and a local port. */
export function serverEnvironment(place: {
	readonly data: string;
	readonly port: number;
}): Readonly<Record<string, string>>;
