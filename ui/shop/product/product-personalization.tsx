import { lazy, type ReactNode, Suspense } from "react";
import { filledPersonalization } from "#core/cart/cart-line.ts";
import { excludesWithdrawal } from "#core/cart/withdrawal-exclusion.ts";
import { optionName, type PersonalizationField, type Product } from "#core/catalogue/product.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import { withinSentence } from "#core/language/within-sentence.ts";
import { canEngrave, engravingOf } from "#core/product-page/engraving.ts";
import type { ProductPageState } from "#core/product-page/product-page-state.ts";
import { FieldProblemText, useFieldProblem } from "#ui/components/form/form.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import fields from "#ui/shop/product/product-fields.module.css";
import styles from "#ui/shop/product/product-personalization.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

// Loads when there is something to draw.
const ProductEngraving = lazy(() =>
	import("#ui/shop/product/product-engraving.tsx").then((module) => ({ default: module.ProductEngraving })),
);

/** The props of {@link ProductPersonalization}. */
export interface PersonalizationProps {
	readonly state: ProductPageState;
	readonly product: Product;
	readonly image: ImageModel | null;
	/** The help for choosing a size; null for none. */
	readonly sizes: ReactNode;
	readonly onChange: (field: string, value: string | boolean) => void;
}

/** Returns the name of a personalization field in the form. */
export function personalizationFieldName(name: string): string {
	return `personal-${name}`;
}

/** The fields of a personalized product (R-PROD-05) with a live preview (B-USE-02). */
export function ProductPersonalization(props: PersonalizationProps) {
	const t = useTranslate();
	const { withdrawalForm } = useShop();
	const { state, product, image, sizes, onChange } = props;
	const { personalization } = product;
	if (!personalization) return sizes;
	const engraving = engravingOf(product, state.variant, state.personalization);
	const excluded =
		withdrawalForm !== null && excludesWithdrawal(personalization.fields, state.personalization);
	/** Returns a hint during input, because the preview leaves out characters that cannot be engraved. */
	function notEngravable({ name, type }: PersonalizationField): string | null {
		const text = state.personalization[name];
		if (type !== "text" || typeof text !== "string" || canEngrave(text)) return null;
		return t("product.engraving.uncuttable");
	}
	const required = personalization.fields.filter((field) => field.required);
	const optional = personalization.fields.filter((field) => !field.required);
	const list = (some: readonly PersonalizationField[]) => (
		<div className={styles.fields}>
			{some.map((field) => (
				<Field
					key={field.name}
					field={field}
					value={state.personalization[field.name]}
					hint={notEngravable(field)}
					onChange={(value) => onChange(field.name, value)}
				/>
			))}
		</div>
	);
	const filled = filledPersonalization(state.personalization) ?? {};
	return (
		<fieldset className={fields.group}>
			<legend className={required.length > 0 ? styles.legend : "visually-hidden"}>
				{personalization.display_name}
			</legend>
			{sizes}
			{required.length > 0 ? list(required) : null}
			{optional.length > 0 ? (
				<Addition
					label={required.length > 0 ? namesOf(optional) : personalization.display_name}
					open={optional.some(({ name }) => Object.hasOwn(filled, name))}
				>
					{list(optional)}
				</Addition>
			) : null}
			{engraving && engraving.text !== "" ? (
				<Suspense fallback={null}>
					<ProductEngraving engraving={engraving} image={image} />
				</Suspense>
			) : null}
			<div role="status">{excluded ? <p className={styles.note}>{t("product.noWithdrawal")}</p> : null}</div>
		</fieldset>
	);
}

/** Returns the name of the optional fields: that of their first text field. */
function namesOf(optional: readonly PersonalizationField[]): string {
	return (optional.find(({ type }) => type === "text") ?? optional[0])?.display_name ?? "";
}

/** Collapsed fields that few visitors use; they stay open while one is filled in. */
function Addition({
	label,
	open,
	children,
}: {
	readonly label: string;
	readonly open: boolean;
	readonly children: ReactNode;
}) {
	const t = useTranslate();
	const { language } = useShell();
	return (
		<details
			open={open || undefined}
			onToggle={({ currentTarget }) => {
				if (open) currentTarget.open = true;
			}}
		>
			<summary className={`${fields.textButton} ${styles.add}`}>
				{t("product.add", { label: withinSentence(label, language) })}
			</summary>
			{children}
		</details>
	);
}

interface FieldProps {
	readonly field: PersonalizationField;
	readonly value: string | boolean | undefined;
	/** A problem shown while typing; null for none. */
	readonly hint: string | null;
	readonly onChange: (value: string | boolean) => void;
}

function Field({ field, value, hint, onChange }: FieldProps) {
	const id = personalizationFieldName(field.name);
	const problem = useFieldProblem(id, field.display_name) ?? hint;
	const rest = { id, name: id, required: field.required, ...describe(field, id, problem) };
	const text = typeof value === "string" ? value : "";
	if (field.type === "checkbox")
		return (
			<div className={styles.wide}>
				<label className={fields.check}>
					<input
						type="checkbox"
						{...rest}
						checked={value === true}
						onChange={({ target }) => onChange(target.checked)}
					/>
					<Label field={field} />
				</label>
				<FieldProblemText id={`${id}-problem`} text={problem} className={fields.problem} />
			</div>
		);
	return (
		<div className={field.type === "text" ? `${fields.field} ${styles.wide}` : fields.field}>
			<label className={fields.label} htmlFor={id}>
				<Label field={field} />
			</label>
			{field.type === "select" ? (
				<Select field={field} rest={rest} value={text} onChange={onChange} />
			) : (
				<input
					className={fields.input}
					type="text"
					autoComplete="off"
					{...rest}
					maxLength={field.max_length ?? undefined}
					value={text}
					onChange={({ target }) => onChange(target.value)}
				/>
			)}
			{field.type === "text" ? <Remaining id={id} most={field.max_length} text={text} /> : null}
			<FieldProblemText id={`${id}-problem`} text={problem} className={fields.problem} />
		</div>
	);
}

function describe({ type, max_length }: PersonalizationField, id: string, problem: string | null) {
	const described = [
		...(type === "text" && max_length !== null ? [`${id}-left`] : []),
		...(problem === null ? [] : [`${id}-problem`]),
	];
	return {
		...(described.length > 0 ? { "aria-describedby": described.join(" ") } : {}),
		...(problem === null ? {} : { "aria-invalid": true }),
	};
}

interface SelectProps {
	readonly field: PersonalizationField;
	readonly rest: object;
	readonly value: string;
	readonly onChange: (value: string) => void;
}

/** A choice without preselection; an optional field has an empty option. */
function Select({ field, rest, value, onChange }: SelectProps) {
	const t = useTranslate();
	return (
		<div className={fields.select}>
			<select
				className={fields.input}
				{...rest}
				value={value}
				onChange={({ target }) => onChange(target.value)}
			>
				<option value="">{t(field.required ? "product.choose" : "product.noPreference")}</option>
				{field.options.map((option) => (
					<option key={option} value={option}>
						{optionName(field, option)}
					</option>
				))}
			</select>
		</div>
	);
}

function Label({ field: { display_name, type, required } }: { readonly field: PersonalizationField }) {
	const t = useTranslate();
	const optional = type === "checkbox" ? "" : ` ${t("product.optional")}`;
	return (
		<span>
			{display_name}
			{required ? " *" : optional}
		</span>
	);
}

/** The number of remaining characters. */
function Remaining({
	id,
	most,
	text,
}: {
	readonly id: string;
	readonly most: number | null;
	readonly text: string;
}) {
	const t = useTranslate();
	if (most === null) return null;
	return (
		<p id={`${id}-left`} className={fields.help}>
			{t("product.charactersLeft", { count: Math.max(0, most - text.length) })}
		</p>
	);
}
