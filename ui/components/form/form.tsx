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
	/** The section of the catalogues that has the form's own sentences for its fields; null where it has none. */
	readonly section: string | null;
	readonly problems: FormProblems;
	/** The form, once it is on the page. */
	readonly element: RefObject<HTMLFormElement | null>;
	/** Shows problems in place of those before; the first field among them takes the focus. */
	readonly show: (problems: readonly FieldProblem[]) => void;
	/** Clears what is said of a field; input in the field does so by itself. */
	readonly clear: (field: string) => void;
}

/** The state of a form that begins without problems. */
export function useForm(section: string | null): FormState {
	const [problems, setProblems] = useState(noProblems);
	const element = useRef<HTMLFormElement>(null);
	const actions = useMemo(
		() => ({
			element,
			show: (list: readonly FieldProblem[]) =>
				// Nothing new to show draws nothing again.
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

/** How a field's problem is said: in the form's own section, by the field's label. */
interface ProblemWords {
	readonly section: string | null;
	/** Null where the problem is not said next to its field. */
	readonly label: string | null;
}

/**
 * The sentence for a field's problem, which names the field and the remedy: the form's own for the field where its section
 * has one, named by problem and field, else the general one with the field's label. A problem that only the order
 * service knows is said in general words.
 */
export function problemText(
	{ field, key, params }: FieldProblem,
	t: Translate,
	{ section, label }: ProblemWords,
): string {
	const words = { label: label ?? t("form.entry"), ...params };
	const own = [section, key.split(".").at(-1), field.split(".").at(-1)].join(".");
	const known = [own, key].find((name) => t(name, words) !== name);
	return t(known ?? "form.refused", words);
}

/** Returns the text of the first thing that is wrong with a field of the form around, or with `others` that it decides; or null. */
export function useFieldProblem(field: string, label: string, others: readonly string[] = []): string | null {
	const { section, problems } = useContext(FormContext);
	const t = useTranslate();
	const found = problems.list.find((one) => one.field === field || others.includes(one.field));
	return found ? problemText(found, t, { section, label }) : null;
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
