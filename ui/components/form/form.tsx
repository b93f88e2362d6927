import {
	type ComponentProps,
	createContext,
	type RefObject,
	useContext,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import { type FormProblems, noProblems, withoutField } from "#core/forms/form-problems.ts";
import { focusFirstProblem } from "#ui/components/form/form-elements.ts";
import { type Translate, useTranslate } from "#ui/foundation/translate-context.tsx";
import { coreKey } from "#ui/locales/page-text-key.ts";

/** The problems of a form, and functions to show and clear them. */
export interface FormState {
	/** The catalogue section with the form's own messages for its fields; null if it has none. */
	readonly section: string | null;
	readonly problems: FormProblems;
	/** The form element once it is mounted. */
	readonly element: RefObject<HTMLFormElement | null>;
	/** Replaces the problems and focuses the first of their fields. */
	readonly show: (problems: readonly FieldProblem[]) => void;
	/** Clears a field's problem; input in the field does so automatically. */
	readonly clear: (field: string) => void;
}

/** Returns the state of a form, initially without problems. */
export function useForm(section: string | null): FormState {
	const [problems, setProblems] = useState(noProblems);
	const element = useRef<HTMLFormElement>(null);
	const actions = useMemo(
		() => ({
			element,
			show: (list: readonly FieldProblem[]) =>
				// Keeps the same state if there is nothing new, to avoid rendering.
				setProblems((now) => (list.length + now.list.length === 0 ? now : { list, isNew: true })),
			clear: (field: string) => setProblems((now) => withoutField(now, field)),
		}),
		[],
	);
	return { section, problems, ...actions };
}

const FormContext = createContext<Pick<FormState, "section" | "problems" | "clear">>({
	section: null,
	problems: noProblems,
	clear: () => undefined,
});

interface FormProps extends Omit<ComponentProps<"form">, "ref" | "noValidate" | "onSubmit" | "onInput"> {
	readonly state: FormState;
	readonly onSubmit: (form: HTMLFormElement) => void;
	/** Called on each input, after the field's problem was cleared. */
	readonly onEdit?: (form: HTMLFormElement) => void;
}

/**
 * A form whose fields show their own problems: below the field, announced with it, cleared as soon as it is
 * corrected. The browser's own messages are disabled.
 */
export function Form({ state, onSubmit, onEdit, children, ...form }: FormProps) {
	const { problems, element, clear } = state;
	useEffect(() => {
		if (problems.isNew && element.current) focusFirstProblem(element.current, problems.list);
	}, [problems, element]);
	return (
		<form
			{...form}
			ref={element}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit(event.currentTarget);
			}}
			onInput={({ currentTarget, target }) => {
				clear((target as HTMLInputElement).name);
				onEdit?.(currentTarget);
			}}
		>
			<FormContext value={state}>{children}</FormContext>
		</form>
	);
}

/** The texts of a field's problem: the form's section and the field's label. */
interface ProblemWords {
	readonly section: string | null;
	/** Null if the problem is not shown at its field. */
	readonly label: string | null;
}

/**
 * Returns the message of a field's problem, which names the field and the remedy. The form's section may have one
 * for the combination of problem and field; else the general message is used with the field's label. A problem that
 * only the order service reports gets a general message.
 */
export function problemText(
	{ field, key, params }: FieldProblem,
	t: Translate,
	{ section, label }: ProblemWords,
): string {
	const words = { label: label ?? t("form.entry"), ...params };
	const formKey = [section, key.split(".").at(-1), field.split(".").at(-1)].join(".");
	const messageKey = [formKey, key].map(coreKey).find((name) => t(name, words) !== name);
	return t(messageKey ?? "form.refused", words);
}

/** Returns the message of the first problem of a field, or of `others` that it decides; null if there is none. */
export function useFieldProblem(field: string, label: string, others: readonly string[] = []): string | null {
	const { section, problems } = useContext(FormContext);
	const t = useTranslate();
	const found = problems.list.find((one) => one.field === field || others.includes(one.field));
	return found ? problemText(found, t, { section, label }) : null;
}

/** Returns a function that clears a field's problem, for controls without native input events. */
export function useClearProblem(): (field: string) => void {
	return useContext(FormContext).clear;
}

/** Returns whether any field of the surrounding form has a problem. */
export function useHasProblems(): boolean {
	return useContext(FormContext).problems.list.length > 0;
}

/**
 * A field's problem, below it; `id` is referenced by the field's `aria-describedby`. Renders nothing without a
 * text.
 */
export function FieldProblemText({
	id,
	text,
	className,
}: {
	readonly id: string;
	readonly text: string | null;
	readonly className: string | undefined;
}) {
	return text === null ? null : (
		<p id={id} className={className}>
			{text}
		</p>
	);
}
