import { useId } from "react";
import { type RatingPayload, ratingPayload } from "#core/enquiries/rating.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { EnquiryForm } from "#ui/components/form/enquiry-form.tsx";
import { FieldProblemText, useFieldProblem } from "#ui/components/form/form.tsx";
import { useEnquiry } from "#ui/components/form/use-enquiry.ts";
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
	/** The id of the form's heading. */
	readonly heading: string;
}

/** The form for rating a product (R-PROD-07, R-ORDER-04). The rating is shown after the shop has read it. */
export function ProductRatingForm({ product, heading }: RatingFormProps) {
	const t = useTranslate();
	const enquiry = useRating(product);
	return (
		<EnquiryForm
			enquiry={enquiry}
			headingId={heading}
			texts={{
				send: t("rating.send"),
				privacy: t("rating.privacy"),
				sent: t("rating.sent"),
			}}
		>
			<Stars />
			<TextArea name="comment" label={t("rating.comment")} />
			<FieldRow>
				<TextField name="name" label={t("rating.name")} autoComplete="name" />
				<TextField name="order_number" label={t("rating.orderNumber")} />
			</FieldRow>
		</EnquiryForm>
	);
}

/** The choice of one to five stars, from worst to best. */
function Stars() {
	const t = useTranslate();
	const problem = useFieldProblem("rating", t("rating.rating"));
	const problemId = useId();
	return (
		<fieldset className={fields.group} aria-describedby={problem === null ? undefined : problemId}>
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
			<FieldProblemText id={problemId} text={problem} className={fields.problem} />
		</fieldset>
	);
}

function useRating(product: ContentId) {
	const { domain, language } = useShell();
	const enquiries = useServices()?.enquiries ?? null;
	return useEnquiry<RatingPayload>({
		section: null,
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
