import { Component, type ReactNode } from "react";

interface FailureBoundaryProps {
	/** Shown after a failure; nothing by default. */
	readonly fallback?: ReactNode;
	readonly children?: ReactNode;
}

/** Shows something else in place of a component of the site's own that fails, so that the rest of the page stays. */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly hasFailed: boolean }> {
	override readonly state = { hasFailed: false };
	static getDerivedStateFromError() {
		return { hasFailed: true };
	}
	override render() {
		const { fallback = null, children } = this.props;
		return this.state.hasFailed ? fallback : children;
	}
}
