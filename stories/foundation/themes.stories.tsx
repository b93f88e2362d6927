import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { StoryGlobals } from "#stories/.storybook/globals.ts";
import { exampleThemeNames, exampleThemes } from "#stories/fixtures/example-themes.ts";
import { padded } from "#stories/fixtures/with-shell.tsx";
import styles from "./themes.module.css";

const meta = { decorators: [padded] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The home page in every example theme, each in a document of its own. */
function Themes({ language, scheme }: Pick<StoryGlobals, "language" | "scheme">) {
	return exampleThemeNames.map((theme) => (
		<figure key={`${theme} ${language} ${scheme}`} className={styles.theme}>
			<figcaption>{exampleThemes[theme].title}</figcaption>
			<iframe
				title={exampleThemes[theme].title}
				src={`iframe.html?id=pages-templates--home&viewMode=story&globals=theme:${theme};scheme:${scheme};language:${language}`}
				className={styles.page}
			/>
		</figure>
	));
}

/** Five shops with the same content, which differ as much as a theme allows (B-USE-07). */
export const SideBySide: Story = {
	render: (_, { globals }) => <Themes {...(globals as unknown as StoryGlobals)} />,
	play: async ({ canvas }) => {
		for (const theme of exampleThemeNames) {
			const frame = canvas.getByTitle<HTMLIFrameElement>(exampleThemes[theme].title);
			// A frame that is removed while it loads reports an aborted transition.
			await waitFor(() => expect(frame.contentDocument?.querySelector("h1")).toBeTruthy(), {
				timeout: 60_000,
			});
		}
	},
};
