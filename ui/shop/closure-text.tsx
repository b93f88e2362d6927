import { formatDay } from "#ui/components/format-date.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import type { ShownClosure } from "#ui/shop/use-settings.ts";

/**
 * The reason of a holiday of the shop, and the day from which orders are taken again.
 *
 * Use it for notices that the shop takes no orders, or takes longer. Not for opening hours.
 */
export function ClosureText({ closure: { text, resumesOn } }: { readonly closure: ShownClosure }) {
	const { language } = useShell();
	const t = useTranslate();
	if (resumesOn === null) return text;
	return `${text} ${t("catalogue.resumes", { date: formatDay(resumesOn, language) })}`;
}
