import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { plainSpectrum, spectrumPackages } from "../renderer/bundle/plain-spectrum.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
	root,
	plugins: [plainSpectrum()],
	test: {
		server: { deps: { inline: spectrumPackages } },
		include: ["tests/**/*.test.{ts,tsx}"],
		// They need a Directus, which their own configuration starts.
		exclude: [...configDefaults.exclude, "tests/directus/**"],
		css: { modules: { classNameStrategy: "non-scoped" } },
		// Properties of a thousand runs take their time on a busy machine.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		expect: { poll: { timeout: 20_000 } },
		coverage: {
			provider: "v8",
			include: ["core/**"],
			exclude: ["tests/**"],
			reporter: ["text", "json-summary"],
			reportsDirectory: "dist/coverage",
		},
	},
});
