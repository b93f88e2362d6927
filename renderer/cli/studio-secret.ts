/** The environment variable with the secret that signs the links of a studio; no file of a site contains it. */
const secretVariable = "FACETTE_STUDIO_SECRET";

/** The minimum length of a secret: 32 hexadecimal digits are 128 bits. */
const minLength = 32;

/** Returns the secret of the environment; null if it is missing or too short to be random. */
export function studioSecret(environment: Readonly<Record<string, string | undefined>>): string | null {
	const secret = environment[secretVariable] ?? "";
	return secret.length >= minLength ? secret : null;
}
