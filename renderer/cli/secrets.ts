/** The environment variables with the secrets of servers; no file of a site contains them. */
const secretVariables = { studio: "FACETTE_STUDIO_SECRET", worker: "FACETTE_WORKER_SECRET" } as const;

/** The minimum length of a secret: 32 hexadecimal digits are 128 bits. */
const minLength = 32;

type Environment = Readonly<Record<string, string | undefined>>;

function secretOf(environment: Environment, variable: string): string | null {
	const secret = environment[variable] ?? "";
	return secret.length >= minLength ? secret : null;
}

/** Returns the secret that signs the links of a studio; null if it is missing or too short to be random. */
export function studioSecret(environment: Environment): string | null {
	return secretOf(environment, secretVariables.studio);
}

/** Returns the secret that the keys of messages to a worker derive from; null if it is missing or too short to be random. */
export function workerSecret(environment: Environment): string | null {
	return secretOf(environment, secretVariables.worker);
}
