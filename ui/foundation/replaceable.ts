import { type ComponentType, createElement, type ReactElement } from "react";
import type { ComponentName } from "#core/pages/replaceable-components.ts";

/** Renders a component of the site's own in place of a built-in one. */
export type RenderOwn = <Props extends object>(builtIn: ComponentType<Props>, props: Props) => ReactElement;

const renderers = new Map<ComponentName, RenderOwn>();

/** Replaces a component by one of the site's own; null shows the built-in one again. */
export function replaceComponent(name: ComponentName, render: RenderOwn | null): void {
	if (render) renderers.set(name, render);
	else renderers.delete(name);
}

/**
 * Returns a component that a site can replace by its name in core/pages/replaceable-components.ts.
 *
 * @example
 * export const Hero = replaceable("Hero", function Hero({ page }: HeroProps) { … });
 */
/* @__NO_SIDE_EFFECTS__ */
export function replaceable<Props extends object>(
	name: ComponentName,
	BuiltIn: ComponentType<Props>,
): (props: Props) => ReactElement {
	return (props) => renderers.get(name)?.(BuiltIn, props) ?? createElement(BuiltIn, props);
}
