import type { BranchModel } from "#core/models/page-model.ts";
import { outsideLink } from "#core/navigation/link.ts";
import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/lazy/branches-block.module.css";
import { headingStyle } from "#ui/components/heading-style.ts";
import { Image } from "#ui/components/image.tsx";
import { Link } from "#ui/components/link.tsx";
import { OpenState } from "#ui/components/open-state.tsx";
import { OpeningHoursList } from "#ui/components/opening-hours-list.tsx";
import { Phone } from "#ui/components/phone.tsx";
import { SpecialDays } from "#ui/components/special-days.tsx";
import { WeekStrip } from "#ui/components/week-strip.tsx";
import { fromLarge } from "#ui/foundation/breakpoints.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** All branches with address, opening hours and directions (R-COMP-04). */
export function BranchesBlock({ block: { heading } }: BlockProps<"branches">) {
	const { branches } = useShell();
	if (branches.length === 0) return null;
	return (
		<section aria-labelledby={heading.anchor}>
			<h2 id={heading.anchor} style={headingStyle(heading.text)} className={styles.heading}>
				{heading.text}
			</h2>
			<ul className={styles.branches}>
				{branches.map((branch) => (
					<li key={branch.id}>
						<Branch branch={branch} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Branch({ branch }: { readonly branch: BranchModel }) {
	const t = useTranslate();
	return (
		<>
			{branch.image ? (
				<Image image={branch.image} sizes={`${fromLarge} 46vw, 92vw`} className={styles.picture} />
			) : null}
			<div className={styles.body}>
				<div>
					<h3 id={`branch-${branch.id}`} style={headingStyle(branch.name)}>
						{branch.name}
					</h3>
					<address className={styles.address}>
						<p>
							{branch.street}
							<br />
							{branch.city}
						</p>
						{branch.phone ? (
							<p>
								<Phone phone={branch.phone} />
							</p>
						) : null}
						<p>
							<Link link={outsideLink(branch.directions)}>
								{t("contact.directions")}
								<span className="visually-hidden">{`: ${branch.name}`}</span>
							</Link>
						</p>
					</address>
				</div>
				<div className={styles.hours} data-hours="">
					<p className={styles.label}>{t("openingHours.label")}</p>
					<OpenState branch={branch.id} />
					<WeekStrip branch={branch.id} />
					<OpeningHoursList hours={branch.hours} />
					<SpecialDays branch={branch.id} />
				</div>
			</div>
		</>
	);
}

export const block: BlockView<"branches"> = { type: "branches", component: BranchesBlock };
