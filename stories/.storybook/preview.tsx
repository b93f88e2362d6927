import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { firstGlobals, type StoryGlobals, screens, toolbars } from "#stories/.storybook/globals.ts";
import { applyDocumentSettings, blockNavigation, StoryFrame } from "#stories/.storybook/story-frame.tsx";
import "#ui/foundation/base.css";

// Chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Documentation pages have no story frame that would apply them.
applyDocumentSettings(firstGlobals);

const inStoryFrame: Decorator = (Story, { globals, id }) => (
	<StoryFrame key={id} globals={globals as unknown as StoryGlobals}>
		<Story />
	</StoryFrame>
);

/** The settings of all stories; colours, language and screen are chosen in the toolbars. */
const preview: Preview = {
	tags: ["autodocs"],
	decorators: [inStoryFrame],
	beforeEach: blockNavigation,
	globalTypes: toolbars,
	initialGlobals: { ...firstGlobals },
	parameters: {
		a11y: {
			test: "todo",
			options: { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
		},
		backgrounds: { disable: true },
		controls: { expanded: true },
		layout: "fullscreen",
		options: {
			storySort: {
				order: [
					"Foundation",
					"Components",
					"Blocks",
					"Shell",
					"Shop",
					["List", "Product", "Cart", "Checkout", "Order"],
					"Pages",
				],
			},
		},
		viewport: { options: screens },
	},
};

export default preview;
