import { Link } from "#ui/components/link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** Leads to the withdrawal function, on every page of a site whose shop's customers may withdraw (B-LAW-02). */
export function WithdrawalLink({
	path,
	className,
}: {
	readonly path: string;
	readonly className?: string | undefined;
}) {
	const { shop } = useShell();
	const t = useTranslate();
	const link = shop?.withdrawalForm ?? null;
	if (link === null) return null;
	return (
		<Link link={link} className={className} current={link.href === path}>
			{t("legalLinks.withdrawalForm")}
		</Link>
	);
}
