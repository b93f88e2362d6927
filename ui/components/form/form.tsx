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

/** What is wrong with a form, and how it is shown and cleared. */
export interface FormState {
	readonly problems: FormProblems;
	/** The form, once it is on the page. */
	readonly element: RefObject<HTMLFormElement | null>;
	/** Shows problems in place of those before; the first field among them takes the focus. */
	readonly show: (problems: readonly FieldProblem[]) => void;
	/** Clears what is said of a field; input in the field does so by itself. */
	readonly clear: (field: string) => void;
}

/** The state of a form that begins without problems. */
export function useForm(): FormState {
	const [problems, setProblems] = useState(noProblems);
	const element = useRef<HTMLFormElement>(null);
	const actions = useMemo(
		() => ({
			element,
			show: (list: readonly FieldProblem[]) => setProblems({ list, isNew: true }),
			clear: (field: string) => setProblems((now) => withoutField(now, field)),
		}),
		[],
	);
	return { problems, ...actions };
}

const FormContext = createContext<Pick<FormState, "problems" | "clear">>({
	problems: noProblems,
	clear: () => undefined,
});

interface FormProps extends Omit<ComponentProps<"form">, "ref" | "noValidate" | "onSubmit" | "onInput"> {
	readonly state: FormState;
	readonly onSubmit: (form: HTMLFormElement) => void;
	/** Called with each input, after what is said of its field was cleared. */
	readonly onEdit?: (form: HTMLFormElement) => void;
}

/**
 * A form whose fields say themselves what is wrong with them: below the field, read with it, cleared as soon as it is
 * corrected. The browser's own bubbles stay away.
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

/** The sentence for a field's problem; one that only the order service knows is said in general words. */
export function problemText({ key, params }: FieldProblem, t: Translate): string {
	const text = t(key, params);
	return text === key ? t("form.refused") : text;
}

/** Returns the text of the first thing that is wrong with the named fields of the form around, or null. */
export function useFieldProblem(...fields: readonly string[]): string | null {
	const { problems } = useContext(FormContext);
	const t = useTranslate();
	const found = problems.list.find(({ field }) => fields.includes(field));
	return found ? problemText(found, t) : null;
}

/** Clears what is said of a field of the form around, for controls that a browser reports no input of. */
export function useClearProblem(): (field: string) => void {
	return useContext(FormContext).clear;
}

/** Whether fields of the form around are marked. */
export function useHasProblems(): boolean {
	return useContext(FormContext).problems.list.length > 0;
}

/** What is wrong with a field, below it; `id` is what the field is described by. Nothing without a text. */
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
