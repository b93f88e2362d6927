import {
	type AvailabilityRequest,
	availabilityRequest,
	type RequestSubject,
} from "#core/enquiries/availability-request.ts";
import { wholeNumber } from "#core/forms/whole-number.ts";
import type { VariantChoice } from "#core/product-page/product-page-state.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { BranchPicker, chosenBranch } from "#ui/components/form/branch-picker.tsx";
import { EnquiryForm } from "#ui/components/form/enquiry-form.tsx";
import { SelectField } from "#ui/components/form/select-field.tsx";
import { useEnquiry } from "#ui/components/form/use-enquiry.ts";
import { FieldRow } from "#ui/components/spectrum/field-row.tsx";
import { TextArea } from "#ui/components/spectrum/text-area.tsx";
import { TextField } from "#ui/components/spectrum/text-field.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

interface RequestFormProps {
	readonly subject: RequestSubject;
	/**
	 * The page's choice of variants, which the form repeats, because nothing may have been chosen yet. Null without
	 * variants.
	 */
	readonly choice: VariantChoice | null;
	readonly onChoose: (variant: ContentId) => void;
	/** The count on the page. */
	readonly count: number;
	/** The id of the form's heading. */
	readonly heading: string;
}

/** The form for an availability request (R-CAT-07, R-ORDER-03); on French pages its texts are French. */
export function ProductRequestForm({ subject, choice, count, heading, onChoose }: RequestFormProps) {
	const t = useTranslate();
	const enquiry = useRequest(subject);
	const field = (name: "name" | "email" | "phone" | "message") => ({
		name,
		label: t(`contactForm.${name}`),
	});
	return (
		<EnquiryForm
			enquiry={enquiry}
			headingId={heading}
			texts={{
				send: t("product.request.send"),
				privacy: t("contactForm.privacy"),
				sent: t("product.request.sent"),
			}}
		>
			<FieldRow>
				<TextField {...field("name")} autoComplete="name" />
				<TextField {...field("email")} type="email" autoComplete="email" required />
				<TextField {...field("phone")} type="tel" autoComplete="tel" />
				{choice && choice.variants.length > 0 ? (
					<VariantField choice={choice} chosen={subject.variant} onChoose={onChoose} />
				) : null}
				<TextField name="count" label={t("product.count")} initial={String(count)} />
			</FieldRow>
			<BranchPicker label={t("product.request.branch")} />
			<TextArea {...field("message")} />
		</EnquiryForm>
	);
}

function VariantField({
	choice: { variants, label },
	chosen,
	onChoose,
}: {
	readonly choice: VariantChoice;
	readonly chosen: ContentId | null;
	readonly onChoose: (variant: ContentId) => void;
}) {
	const t = useTranslate();
	return (
		<SelectField
			name="variant"
			label={label.type === "text" ? label.text : t(label.labelKey)}
			placeholder={t("product.request.anyVariant")}
			choices={variants.map(({ id, display_name }) => ({ value: String(id), text: display_name }))}
			value={chosen === null ? "" : String(chosen)}
			onChange={(value) => {
				const variant = variants.find(({ id }) => String(id) === value);
				if (variant) onChoose(variant.id);
			}}
		/>
	);
}

function useRequest(subject: RequestSubject) {
	const { domain, language } = useShell();
	const enquiries = useServices()?.enquiries ?? null;
	return useEnquiry<AvailabilityRequest>({
		section: null,
		read({ text, ticked }) {
			const fields = {
				email: text("email"),
				privacy: ticked("privacy"),
				name: text("name"),
				phone: text("phone"),
				message: text("message"),
				branch: chosenBranch(text("branch")),
				count: wholeNumber(text("count")),
			};
			return availabilityRequest(fields, subject, { project: domain, language });
		},
		send: enquiries ? (request) => enquiries.requestAvailability(request) : null,
		failedKey: "error.postRequest",
	});
}
