import type { Plugin } from "vite";

/** The packages of React Spectrum that import style sheets, and so cannot be left to Node.js. */
export const spectrumPackages = [/@adobe\/react-spectrum(?!-ui)/, /@spectrum-icons\//];

/** Languages whose strings of React Spectrum the browser gets. */
export const spectrumLocales = ["de-DE", "en-GB", "en-US", "fr-FR"];

const classNames = /@adobe\/react-spectrum\/.+_css\.(?:mjs|js|cjs)$/;
const styleSheet = /@adobe\/react-spectrum\/.+\.css$/;

/** Returns every name back as it is; the check for an old module format must find nothing. */
const sameNames = `export default new Proxy({}, {
	get: (_, name) => (typeof name === "string" && name !== "__esModule" ? name : undefined),
});`;

/**
 * Takes React Spectrum without its style sheets, with plain class names ("spectrum-Button"), which the project's own
 * sheet styles (ui/foundation/spectrum/): its own weigh 35 KB (gzip) with their theme, and the tables of class
 * names 7 KB of script.
 */
export function plainSpectrum(): Plugin {
	return {
		name: "facette:plain-spectrum",
		enforce: "pre",
		load(id) {
			const file = id.replace(/[?#].*$/, "").replaceAll("\\", "/");
			if (classNames.test(file)) return { code: sameNames, moduleSideEffects: false };
			return styleSheet.test(file) ? "" : null;
		},
	};
}
