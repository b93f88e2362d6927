import { isHexColor } from "#core/theme/color.ts";
import type { ThemeToken } from "#core/theme/theme-tokens.ts";
import {
	type ExampleThemeName,
	exampleThemeNames,
	exampleThemes,
	exampleTokens,
	type Scheme,
} from "#stories/fixtures/example-themes.ts";
import { contrastOf, tokenPairs } from "#stories/foundation/contrast.ts";
import { DocsTable, Swatch } from "#stories/foundation/docs-parts.tsx";

const schemes: readonly Scheme[] = ["light", "dark"];

function everyLook(): readonly { readonly name: ExampleThemeName; readonly scheme: Scheme }[] {
	return exampleThemeNames.flatMap((name) => schemes.map((scheme) => ({ name, scheme })));
}

/** The design tokens of every example theme, from core. */
export function TokenTables() {
	return everyLook().map(({ name, scheme }) => {
		const { tokens } = exampleTokens(name, scheme);
		const contrast = (token: ThemeToken) => {
			const ratios = tokenPairs.filter(({ upon }) => upon === token);
			const look = exampleTokens(name, scheme);
			return ratios.map((pair) => `${contrastOf(look, pair).toFixed(2)} on ${pair.ground}`).join(", ");
		};
		return (
			<section key={`${name} ${scheme}`}>
				<h3>{`${exampleThemes[name].title}, ${scheme}`}</h3>
				<DocsTable
					head={["Token", "Value", "", "Contrast"]}
					rows={(Object.keys(tokens) as ThemeToken[]).map((token) => [
						<code key="name">{`--${token}`}</code>,
						<code key="value">{tokens[token]}</code>,
						isHexColor(tokens[token]) ? <Swatch key="swatch" color={tokens[token]} /> : null,
						contrast(token),
					])}
				/>
			</section>
		);
	});
}

/** All pairs of tokens in every example theme, with required and actual contrast. */
export function ContrastTables() {
	return everyLook().map(({ name, scheme }) => {
		const look = exampleTokens(name, scheme);
		return (
			<section key={`${name} ${scheme}`}>
				<h3>{`${exampleThemes[name].title}, ${scheme}`}</h3>
				<DocsTable
					head={["Use", "Sample", "Has", "Needs"]}
					rows={tokenPairs.map((pair) => [
						pair.use,
						<Sample
							key="sample"
							color={look.tokens[pair.upon]}
							ground={look.tokens[pair.ground]}
							edge={pair.needed === 3}
						/>,
						contrastOf(look, pair).toFixed(2),
						pair.needed,
					])}
				/>
			</section>
		);
	});
}

function Sample({
	color,
	ground,
	edge,
}: {
	readonly color: string;
	readonly ground: string;
	/** Whether it is a border instead of text. */
	readonly edge: boolean;
}) {
	const box = { display: "inline-block", padding: "6px 16px", color, background: ground };
	if (!edge) return <span style={box}>Was bleibt, beginnt hier.</span>;
	return (
		<span style={box}>
			<span style={{ display: "block", width: 180, height: 28, border: "1px solid" }} />
		</span>
	);
}
