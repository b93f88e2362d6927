import { useEffect, useRef } from "react";

/** The heading of a new step. It takes the focus, because the pressed button is gone. */
export function StepHeading({ children }: { readonly children: string }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<h2 id="withdrawal" ref={heading} tabIndex={-1}>
			{children}
		</h2>
	);
}
