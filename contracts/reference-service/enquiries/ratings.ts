import type { RatingPayload } from "#core/enquiries/rating.ts";
import { ratingPayload } from "#core/enquiries/rating.ts";
import { listedIn } from "../catalogue.ts";
import { commit, insertRow, type Queries, type TransactionEnd } from "../database/database.ts";
import { canonicalJson, hashOf } from "../fingerprint.ts";
import { ratingMail } from "../mails/enquiry-mails.ts";
import { putInOutbox } from "../mails/outbox.ts";
import { fieldErrors, invalidField, ok, refusedBody, type ServiceResponse } from "../response.ts";
import type { ServiceContext } from "../service-context.ts";
import { decodeRating } from "./enquiry-schema.ts";

/** Handles POST /ecom/rating: stores a rating until the shop has reviewed it (B-LAW-09). */
export async function receiveRating(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const decoded = decodeRating(body);
	if (!decoded.ok) return refusedBody(decoded.error);
	const rating = ratingPayload(decoded.value, decoded.value.product, decoded.value);
	if (!rating.ok) return fieldErrors(rating.error);
	const catalogue = context.catalogue();
	const { project, settings } = catalogue;
	if (rating.value.project !== project) return invalidField("project");
	const product = listedIn(catalogue, rating.value.product);
	if (!product || !settings.allow_ratings) return invalidField("product");
	return await context.database.transaction((queries) =>
		store(context, queries, rating.value, product.display_name),
	);
}

/** Milliseconds within which an identical rating without an order number counts as a repetition: a day. */
const repeatTime = 24 * 60 * 60 * 1000;

/** Stores a rating and its mail; an identical rating, e.g. after a lost response, changes nothing. */
async function store(
	context: ServiceContext,
	queries: Queries,
	rating: RatingPayload,
	productName: string,
): Promise<TransactionEnd<ServiceResponse>> {
	const now = context.now();
	const hash = contentHash(rating);
	await queries.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 2))", [hash]);
	if (await isRepeated(queries, rating, hash, now)) return commit(ok());
	await context.countEffect();
	const verified = await wasBought(queries, rating);
	const { privacy: _, ...stored } = rating;
	await insertRow(queries, "ratings", {
		...stored,
		product: String(rating.product),
		verified,
		received_at: now.toISOString(),
		content_hash: hash,
	});
	const mail = ratingMail(context, rating, productName, verified);
	await putInOutbox(queries, [mail], context, { table: "ratings", received_at: now });
	return commit(ok());
}

/**
 * Returns an equal hash for ratings with the same content about the same product and purchase, in any language of
 * the site.
 */
function contentHash({ project, product, rating, name, comment, order_number }: RatingPayload): string {
	const purchase = order_number.toUpperCase();
	return hashOf(canonicalJson([project, String(product), rating, name, comment, purchase]));
}

/**
 * Returns whether a rating has been stored before. With an order number the same rating is always a repetition.
 * Without one, two people may write the same on different days.
 */
async function isRepeated(
	queries: Queries,
	{ order_number }: RatingPayload,
	hash: string,
	now: Date,
): Promise<boolean> {
	const since = order_number === "" ? now.getTime() - repeatTime : 0;
	const earlier = await queries.query(
		"SELECT 1 FROM ratings WHERE content_hash = $1 AND received_at > $2 LIMIT 1",
		[hash, new Date(since).toISOString()],
	);
	return earlier.length > 0;
}

/**
 * Returns whether the rated product was bought. Order numbers cannot be guessed, so a caller with the number of an
 * order for the product has bought it.
 */
async function wasBought(queries: Queries, rating: RatingPayload): Promise<boolean> {
	const bought = await queries.query(
		`SELECT 1 FROM orders JOIN order_lines ON order_lines.order_id = orders.id
		WHERE orders.project = $1 AND order_number = upper($2) AND product = $3 LIMIT 1`,
		[rating.project, rating.order_number, String(rating.product)],
	);
	return bought.length > 0;
}
