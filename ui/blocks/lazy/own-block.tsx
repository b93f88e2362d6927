import { contentText } from "#core/decoding/decoder.ts";
import type { OwnBlockModel } from "#core/models/block-model.ts";
import { type OwnBlockProps, ownIsland } from "#ui/blocks/own-block-module.ts";
import { IslandHost } from "#ui/foundation/island.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";

/**
 * A block of one of the site's own types.
 *
 * Use it for blocks that a site defines. Not for built-in types, which have components of their own.
 */
export function OwnBlock({ block }: { readonly block: OwnBlockModel }) {
	const { language } = useShell();
	const props: OwnBlockProps = { block: block.fields, language };
	return <IslandHost key={`${language} ${contentText(block)}`} island={ownIsland(block)} props={props} />;
}

export const block = {
	type: "own",
	component: OwnBlock,
	preload: (own: OwnBlockModel) => ownIsland(own).load(),
};
