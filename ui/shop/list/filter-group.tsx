import { useEffect, useRef, useState } from "react";
import type { FilterEvent } from "#core/catalogue/filter-state.ts";
import { Icon } from "#ui/components/icon.tsx";
import { afterPaint } from "#ui/foundation/scheduling.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import type { FilterChoice, FilterGroup } from "#ui/shop/list/filter-groups.ts";
import styles from "#ui/shop/list/filter-panel.module.css";

/** The number of choices that a group shows at first, and the number of further ones that it shows rather than hides. */
const shownChoices = 6;
const extraChoices = 2;

interface FilterGroupSectionProps {
	readonly group: FilterGroup;
	readonly label: string;
	/** The prefix of the ids within. */
	readonly place: string;
	/** Whether other groups are above it, so that it may be below the screen. */
	readonly below: boolean;
	readonly dispatch: (event: FilterEvent) => void;
}

/** A collapsible group of filters; each choice shows its number of products (B-USE-01). */
export function FilterGroupSection({ group, label, place, below, dispatch }: FilterGroupSectionProps) {
	const t = useTranslate();
	const [all, setAll] = useState(false);
	const { choices } = group;
	const isLong = choices.length > shownChoices + extraChoices;
	const shown =
		all || !isLong ? choices : choices.filter(({ selected }, index) => selected || index < shownChoices);
	const hidden = choices.length - shown.length;
	const name = `${place}-${group.id}`;
	return (
		<details className={below ? `${styles.group} drawn-when-near` : styles.group} open>
			<summary className={styles.summary}>
				{label}
				<Icon name="chevron" />
			</summary>
			<ul className={styles.choices} aria-label={label} id={`${name}-choices`}>
				{shown.map((choice) => (
					<li key={choice.value}>
						<Choice choice={choice} single={group.single} name={name} dispatch={dispatch} />
					</li>
				))}
			</ul>
			{isLong ? (
				<button
					type="button"
					className={styles.fewer}
					aria-expanded={all}
					aria-controls={`${name}-choices`}
					onClick={() => setAll(!all)}
				>
					{all ? t("filter.less") : t("filter.more", { count: hidden })}
				</button>
			) : null}
		</details>
	);
}

function Choice({
	choice: { label, count, selected, event },
	single,
	name,
	dispatch,
}: {
	readonly choice: FilterChoice;
	readonly single: boolean;
	readonly name: string;
	readonly dispatch: (event: FilterEvent) => void;
}) {
	// The tick is rendered before the list, so that a press gives immediate feedback.
	const [ticked, setTicked] = useState<boolean | null>(null);
	const checked = ticked ?? selected;
	const latest = useRef({ selected, event, dispatch });
	useEffect(() => {
		latest.current = { selected, event, dispatch };
	}, [selected, event, dispatch]);
	const choose = () => {
		const isTicked = !checked;
		setTicked(isTicked);
		afterPaint(() => {
			const now = latest.current;
			if (now.selected !== isTicked) now.dispatch(now.event);
			setTicked(null);
		});
	};
	return (
		<label className={styles.choice}>
			<input
				// At most one choice, and a second press clears it, which a checkbox expresses better than a radio
				// button.
				type="checkbox"
				className={single ? `${styles.box} ${styles.single}` : styles.box}
				name={name}
				checked={checked}
				disabled={count === 0 && !selected}
				onChange={choose}
			/>
			<span className={styles.label}>{label}</span>
			{count === null ? null : (
				<span className={styles.number}>
					<span aria-hidden="true">{count}</span>
					<Count count={count} />
				</span>
			)}
		</label>
	);
}

function Count({ count }: { readonly count: number }) {
	const t = useTranslate();
	return <span className="visually-hidden">{`, ${t("catalogue.count", { count })}`}</span>;
}
