import { errors, jwtVerify, SignJWT } from "jose";

/** The result of checking a message. "mistimed": it was sent too long ago, or by a machine whose clock is ahead. */
export type MessageState = "valid" | "mistimed" | "unsigned";

/** The seconds for which a message is valid after it was signed. */
export const messageValidity = 300;

/** The seconds by which the clock of a sender may be ahead. */
const clockTolerance = 60;

const algorithm = "HS256";

const secretOf = (key: string) => new TextEncoder().encode(key);

/** Returns the value of the header `Authorization` of a message: a JSON Web Token (RFC 7519) that is signed with the receiver's key. */
export async function signMessage(key: string, now: number = Date.now()): Promise<string> {
	const token = new SignJWT().setProtectedHeader({ alg: algorithm }).setIssuedAt(new Date(now));
	return `Bearer ${await token.sign(secretOf(key))}`;
}

/** Checks the header `Authorization` of a message with the receiver's key. */
export async function checkMessage(
	authorization: string | undefined,
	key: string,
	now: number = Date.now(),
): Promise<MessageState> {
	const token = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1] ?? "";
	try {
		await jwtVerify(token, secretOf(key), {
			algorithms: [algorithm],
			maxTokenAge: messageValidity,
			clockTolerance,
			currentDate: new Date(now),
		});
		return "valid";
	} catch (error) {
		if (!(error instanceof errors.JOSEError)) throw error;
		const isMistimed =
			error instanceof errors.JWTExpired ||
			(error instanceof errors.JWTClaimValidationFailed && error.reason === "check_failed");
		return isMistimed ? "mistimed" : "unsigned";
	}
}
