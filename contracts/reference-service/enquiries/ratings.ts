import type { RatingPayload } from "#core/enquiries/rating.ts";
import { ratingPayload } from "#core/enquiries/rating.ts";
import { type Answer, fieldErrors, invalidField, ok, refusedBody } from "../answer.ts";
import { listedIn } from "../catalogue.ts";
import { commit, type Queries, type TransactionEnd } from "../database/database.ts";
import { ratingMail } from "../mails/enquiry-mails.ts";
import { putInOutbox } from "../mails/outbox.ts";
import type { ServiceContext } from "../service-context.ts";
import { decodeRating } from "./enquiry-schema.ts";

/** POST /ecom/rating: keeps a rating until somebody of the shop has looked at it (B-LAW-09). */
export async function receiveRating(context: ServiceContext, body: unknown): Promise<Answer> {
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

async function store(
	context: ServiceContext,
	queries: Queries,
	rating: RatingPayload,
	productName: string,
): Promise<TransactionEnd<Answer>> {
	const now = context.now();
	const verified = await wasBought(queries, rating);
	const values = [
		rating.project,
		rating.language,
		String(rating.product),
		rating.rating,
		rating.name,
		rating.comment,
		rating.order_number,
		verified,
		now.toISOString(),
	];
	await queries.query(
		`INSERT INTO ratings (project, language, product, rating, name, comment, order_number, verified, received_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
		values,
	);
	await putInOutbox(queries, [ratingMail(context, rating, productName, verified)], now);
	return commit(ok());
}

/** Order numbers cannot be guessed: whoever knows one of an order that holds the product has bought it. */
async function wasBought(queries: Queries, rating: RatingPayload): Promise<boolean> {
	const bought = await queries.query(
		`SELECT 1 FROM orders JOIN order_lines ON order_lines.order_id = orders.id
		WHERE orders.project = $1 AND order_number = upper($2) AND product = $3 LIMIT 1`,
		[rating.project, rating.order_number, String(rating.product)],
	);
	return bought.length > 0;
}
