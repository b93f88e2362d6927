import { describe, expect, it } from "vitest";
import { type BuildOutcome, createPublisher, type PublisherState } from "#renderer/studio/publisher.ts";

/** A build that a test ends. */
interface OpenBuild {
	end(outcome: BuildOutcome): void;
}

const published = { kind: "published", held: [], warnings: [] } as const;

function findings(key: string): BuildOutcome {
	return { kind: "findings", findings: [{ severity: "error", file: "page", field: null, key, params: {} }] };
}

function open({ isRestored = false, former = true } = {}) {
	const builds: OpenBuild[] = [];
	const states: PublisherState["state"][] = [];
	const publisher = createPublisher({
		build: () => new Promise((resolve) => builds.push({ end: resolve })),
		restore: () => former,
		onChange: ({ state }) => states.push(state),
		publishedAt: null,
		isRestored,
		retryDelays: [10, 20],
	});
	/** Ends the last build and waits until that is noticed. */
	const end = async (outcome: BuildOutcome) => {
		builds.at(-1)?.end(outcome);
		await new Promise((resolve) => setTimeout(resolve));
	};
	return { publisher, builds, states, end };
}

describe("the queue of a site's builds", () => {
	it("B-USE-09 runs one build; saves during it are one build after it", async () => {
		const { publisher, builds, end } = open();
		for (let save = 0; save < 5; save += 1) publisher.publish();
		expect(builds.length).toBe(1);
		expect(publisher.state()).toMatchObject({ state: "running", isWaiting: true });
		await end(published);
		expect(builds.length).toBe(2);
		expect(publisher.state().isWaiting).toBe(false);
		await end(published);
		expect(publisher.state()).toMatchObject({ state: "idle", findings: [] });
		expect(publisher.state().publishedAt).not.toBeNull();
		expect(builds.length).toBe(2);
	});

	it("B-USE-09 has the time zone of the shop from the first build on", async () => {
		const { publisher, end } = open();
		expect(publisher.state().timeZone).toBe("Europe/Berlin");
		publisher.publish();
		await end({ ...published, timeZone: "America/New_York" });
		publisher.publish();
		await end(findings("page.failed"));
		expect(publisher.state()).toMatchObject({ state: "failed", timeZone: "America/New_York" });
	});

	it("B-USE-09 does not report a build that ends because the studio is stopped", async () => {
		const { publisher, builds, states, end } = open();
		publisher.publish();
		publisher.stop();
		const before = states.length;
		await end({ kind: "stopped", message: "SIGKILL" });
		expect(states).toHaveLength(before);
		expect(builds).toHaveLength(1);
	});

	it("B-USE-09 repeats a build that was interrupted or could not reach Directus", async () => {
		const { publisher, builds, end } = open();
		publisher.publish();
		await end(findings("directus.read.network"));
		expect(publisher.state()).toMatchObject({
			state: "failed",
			findings: [{ key: "directus.read.network" }],
		});
		expect(publisher.state().retryAt).not.toBeNull();
		await expect.poll(() => builds.length).toBe(2);
		await end({ kind: "stopped", message: "SIGKILL" });
		expect(publisher.state()).toMatchObject({ state: "failed", message: "SIGKILL" });
		await expect.poll(() => builds.length).toBe(3);
		await end(published);
		expect(publisher.state()).toMatchObject({ state: "idle", retryAt: null, message: null });
	});

	it("B-USE-09 waits for a correction after an error in the content", async () => {
		const { publisher, builds, end } = open();
		publisher.publish();
		await end(findings("content.slug.invalid"));
		expect(publisher.state()).toMatchObject({ state: "failed", retryAt: null });
		expect(builds.length).toBe(1);
		publisher.publish();
		await end(published);
		expect(publisher.state().state).toBe("idle");
	});
});

describe("the version before", () => {
	it("B-USE-09 restores the version before after the running build, and builds by itself only after a save", async () => {
		const { publisher, builds, end } = open();
		publisher.publish();
		publisher.publish();
		const restoring = publisher.restore();
		await end(published);
		expect(await restoring).toBe(true);
		expect(publisher.state().state).toBe("restored");
		publisher.publishUnlessRestored();
		expect(builds.length).toBe(1);
		publisher.publish();
		await end(published);
		expect(publisher.state().state).toBe("idle");
	});

	it("B-USE-09 restores nothing if there is no version before, and still runs the waiting build", async () => {
		const { publisher, builds, end } = open({ former: false });
		publisher.publish();
		publisher.publish();
		const restoring = publisher.restore();
		await end(published);
		expect(await restoring).toBe(false);
		expect(builds.length).toBe(2);
		await end(published);
		expect(publisher.state().state).toBe("idle");
	});

	it("B-USE-09 ends the restored version when the content has been corrected to it", async () => {
		const { publisher, builds, end } = open({ isRestored: true });
		publisher.publish();
		await end({ kind: "unchanged", held: [], warnings: [] });
		expect(publisher.state().state).toBe("idle");
		publisher.publishUnlessRestored();
		expect(builds.length).toBe(2);
	});

	it("B-USE-09 keeps a restored version after a restart", () => {
		const { publisher, builds } = open({ isRestored: true });
		publisher.publishUnlessRestored();
		expect(builds.length).toBe(0);
		expect(publisher.state().state).toBe("restored");
	});

	it("starts no build after it was stopped", async () => {
		const { publisher, builds, end } = open();
		publisher.publish();
		publisher.publish();
		publisher.stop();
		await end(findings("directus.read.network"));
		publisher.publish();
		expect(builds.length).toBe(1);
	});
});
