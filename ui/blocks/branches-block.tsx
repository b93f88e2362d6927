import type { BranchModel } from "#core/site/page-model.ts";
import styles from "#ui/blocks/branches-block.module.css";
import { Link } from "#ui/components/link.tsx";
import { OpenState } from "#ui/components/open-state.tsx";
import { OpeningHoursList } from "#ui/components/opening-hours-list.tsx";
import { outsideLink } from "#ui/components/outside-link.ts";
import { Phone } from "#ui/components/phone.tsx";
import { Picture } from "#ui/components/picture.tsx";
import { SpecialDays } from "#ui/components/special-days.tsx";
import { WeekStrip } from "#ui/components/week-strip.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";

/** All branches with address, opening hours and directions (R-COMP-04). */
export function BranchesBlock({ anchor }: { readonly anchor: string }) {
	const { branches } = useShell();
	const words = useWords();
	if (branches.length === 0) return null;
	return (
		<section aria-labelledby={anchor}>
			<h2 id={anchor} className={styles.heading}>
				{words("branches.heading")}
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
	const words = useWords();
	return (
		<>
			{branch.image ? (
				<Picture image={branch.image} sizes="(width >= 992px) 46vw, 92vw" className={styles.picture} />
			) : null}
			<div className={styles.body}>
				<div>
					<h3 id={`branch-${branch.id}`}>{branch.name}</h3>
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
								{words("contact.directions")}
								<span className="visually-hidden">{`: ${branch.name}`}</span>
							</Link>
						</p>
					</address>
				</div>
				<div className={styles.hours}>
					<p className={styles.label}>{words("openingHours.label")}</p>
					<OpenState schedule={branch.schedule} />
					<WeekStrip schedule={branch.schedule} />
					<OpeningHoursList hours={branch.hours} />
					<SpecialDays schedule={branch.schedule} />
				</div>
			</div>
		</>
	);
}
