import { type RatingPayload, ratingPayload } from "#core/enquiries/rating.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { EnquiryForm, useFieldProblem } from "#ui/components/enquiry/enquiry-form.tsx";
import { useEnquiry } from "#ui/components/enquiry/use-enquiry.ts";
import { FieldRow } from "#ui/components/spectrum/field-row.tsx";
import { TextArea } from "#ui/components/spectrum/text-area.tsx";
import { TextField } from "#ui/components/spectrum/text-field.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import fields from "#ui/shop/product/product-fields.module.css";
import styles from "#ui/shop/product/product-rating-form.module.css";

interface RatingFormProps {
	readonly product: ContentId;
	/** The id of the heading that calls the form. */
	readonly heading: string;
}

/** Rates a product (R-PROD-07, R-ORDER-04); shown after the shop has read it. */
export function ProductRatingForm({ product, heading }: RatingFormProps) {
	const t = useTranslate();
	const enquiry = useRating(product);
	const problem = useFieldProblem(enquiry.state);
	return (
		<EnquiryForm
			enquiry={enquiry}
			heading={heading}
			texts={{
				send: t("rating.send"),
				privacy: t("rating.privacy"),
				sent: t("rating.sent"),
			}}
		>
			<Stars problem={problem("rating")} />
			<TextArea name="comment" label={t("rating.comment")} problem={problem("comment")} />
			<FieldRow>
				<TextField name="name" label={t("rating.name")} problem={problem("name")} autoComplete="name" />
				<TextField name="order_number" label={t("rating.orderNumber")} problem={problem("order_number")} />
			</FieldRow>
		</EnquiryForm>
	);
}

/** One to five stars, from the worst to the best. */
function Stars({ problem }: { readonly problem: string | null }) {
	const t = useTranslate();
	return (
		<fieldset className={fields.group} aria-describedby={problem === null ? undefined : "rating-problem"}>
			<legend className={fields.legend}>{t("rating.rating")} *</legend>
			<div className={styles.stars}>
				{[1, 2, 3, 4, 5].map((value) => (
					<label key={value}>
						<input type="radio" name="rating" value={value} required />
						<span aria-hidden="true">★</span>
						<span className="visually-hidden">{t("rating.stars", { count: value })}</span>
					</label>
				))}
			</div>
			{problem === null ? null : (
				<p id="rating-problem" className={fields.problem}>
					{problem}
				</p>
			)}
		</fieldset>
	);
}

function useRating(product: ContentId) {
	const { domain, language } = useShell();
	const enquiries = useServices()?.enquiries ?? null;
	return useEnquiry<RatingPayload>({
		read({ text, ticked }) {
			const entered = {
				rating: ticked("rating") ? Number(text("rating")) : null,
				privacy: ticked("privacy"),
				name: text("name"),
				comment: text("comment"),
				order_number: text("order_number"),
			};
			return ratingPayload(entered, product, { project: domain, language });
		},
		send: enquiries ? (rating) => enquiries.rate(rating) : null,
		failedKey: "error.postRating",
	});
}
