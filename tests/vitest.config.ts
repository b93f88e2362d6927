import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { plainSpectrum, spectrumPackages } from "../renderer/bundler/spectrum-without-styles.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
	root,
	// Modules of sites import it.
	resolve: { alias: { facette: fileURLToPath(new URL("../renderer/config/config.ts", import.meta.url)) } },
	plugins: [plainSpectrum()],
	test: {
		globalSetup: "tests/temporary-files.ts",
		server: { deps: { inline: spectrumPackages } },
		// Files keep no state in modules, so they share them: loading the same ones for each takes most of the time.
		isolate: false,
		// One fewer than the cores by default, which is one of two.
		maxWorkers: "100%",
		unstubEnvs: true,
		unstubGlobals: true,
		projects: [
			{
				extends: true,
				test: {
					name: "architecture",
					include: ["tests/architecture/**/*.test.ts"],
					// Compiles a changed copy of the program, so CI runs it.
					exclude: process.env.CI
						? configDefaults.exclude
						: [...configDefaults.exclude, "tests/architecture/cost/changes.test.ts"],
				},
			},
			// Builds with the compiled program.
			{ extends: true, test: { name: "bench", include: ["tests/{bench,site-modules}/**/*.test.ts"] } },
			// Waits for killed and stopped workers; CI runs it.
			{ extends: true, test: { name: "worker", include: ["tests/worker/*.test.ts"] } },
			// Hundreds of shops take up to 20 minutes on two cores, longer with other work.
			{
				extends: true,
				test: { name: "fleet", include: ["tests/worker/*.fleet.ts"], testTimeout: 3_600_000 },
			},
			{
				extends: true,
				test: {
					name: "unit",
					include: ["tests/**/*.test.{ts,tsx}"],
					// Those of Directus, of Ceph and of the order service have configurations of their own.
					exclude: [
						...configDefaults.exclude,
						...[
							"architecture",
							"bench",
							"ceph",
							"contracts/reference-service",
							"directus",
							"docs",
							"package",
							"site-modules",
							"worker",
						].map((folder) => `tests/${folder}/**`),
					],
				},
			},
		],
		css: { modules: { classNameStrategy: "non-scoped" } },
		// Only what never ends takes so long: properties of a thousand runs and compiled copies take their time on a busy machine.
		testTimeout: 600_000,
		hookTimeout: 600_000,
		expect: { poll: { timeout: 60_000 } },
		coverage: {
			provider: "v8",
			include: ["core/**"],
			exclude: ["tests/**"],
			reporter: ["text", "json-summary"],
			reportsDirectory: "dist/coverage",
		},
	},
});
