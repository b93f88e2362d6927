/** Drawings on a 24 by 24 grid, stroked in the text's colour. */
const iconPaths = {
	menu: "M3 7h18M3 12h18M3 17h18",
	close: "M5 5l14 14M19 5L5 19",
	chevron: "M6 9l6 6 6-6",
	external: "M8 5h11v11M19 5L6 18",
	arrow: "M4 12h15M13 6l6 6-6 6",
	bag: "M5 8.5h14l1 12H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4",
	gem: "M7.5 4h9L21 9.5 12 20.5 3 9.5zM3 9.5h18M9 9.5l3 11 3-11M9 9.5L12 4l3 5.5",
	phone:
		"M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z",
	pin: "M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
	instagram:
		"M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM17 6.8h.01",
	facebook:
		"M14.5 21v-8h3l.5-3.5h-3.5V7.5c0-1 .4-1.8 1.9-1.8H18V2.8c-.4 0-1.4-.2-2.5-.2-2.7 0-4.5 1.6-4.5 4.6v2.3H8V13h3v8",
	other:
		"M10 14a4.5 4.5 0 0 0 6.4 0l3-3a4.5 4.5 0 0 0-6.4-6.4l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3a4.5 4.5 0 0 0 6.4 6.4l1-1",
} as const;

/** The name of a drawing. */
export type IconName = keyof typeof iconPaths;

/**
 * A small line drawing that says nothing by itself; its meaning is in words beside it.
 *
 * Use it for a sign beside words. Not for a meaning that no word says.
 */
export function Icon({
	name,
	className,
}: {
	readonly name: IconName;
	readonly className?: string | undefined;
}) {
	return (
		<svg
			className={className}
			viewBox="0 0 24 24"
			width="24"
			height="24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.4"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			<path d={iconPaths[name]} />
		</svg>
	);
}
