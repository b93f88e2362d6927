import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { errorAt } from "#core/content/finding.ts";
import {
	changed,
	createItemService,
	heldKeys,
	serviceFiles,
	succeeded,
	withField,
} from "#tests/adapters/content-files/hold-back/item-service.ts";

let service: ReturnType<typeof createItemService>;

beforeEach(() => {
	service = createItemService();
});

afterEach(() => service.remove());

describe("a home page that is gone", () => {
	const withoutHome = () => changed(serviceFiles(), { "pages/home.json": undefined });

	it("B-REL-01 stays as it was published, and others are published", async () => {
		const before = await service.publish(serviceFiles());
		const after = await service.publish(
			withField(withoutHome(), "branches/mitte.json", "display_name", "Neuer Name"),
		);
		succeeded(after);
		// One for each language.
		expect(new Set(heldKeys(after).flat(2))).toEqual(new Set(["kept", "project.json content.home.missing"]));
		expect(after.documents.get("pages/home.json")).toBe(before.documents.get("pages/home.json"));
		expect(after.documents.get("branches/mitte.json")).toContain("Neuer Name");
	});

	it("B-REL-01 stays in all languages if somebody removes it in one", async () => {
		const before = await service.publish(serviceFiles());
		const home = Object(serviceFiles()["pages/home.json"]);
		const translations = home.translations.slice(0, 1);
		const after = await service.publish(
			changed(serviceFiles(), { "pages/home.json": { ...home, translations } }),
		);
		succeeded(after);
		expect(after.held).toMatchObject([{ state: "kept" }]);
		expect(after.documents.get("pages/home.json")).toBe(before.documents.get("pages/home.json"));
	});

	it("B-REL-01 stops the build if it was never published", async () => {
		const { loaded } = await service.publish(withoutHome());
		expect(loaded.ok || loaded.error.map(({ key }) => key)).toContain("content.home.missing");
	});
});

describe("an image of the whole site that is elsewhere", () => {
	const logo = "ring.png";
	const fault = {
		item: "project.json",
		finding: errorAt("project.json", "logo", "content.picture.missing", { name: logo }),
		isOptionalImage: true,
	};
	const withLogo = () => withField(serviceFiles(), "project.json", "logo", logo);
	const moved = () => {
		const files = withField(serviceFiles(), "project.json", "logo", undefined);
		return changed(files, { "media/ring.png": undefined });
	};

	it("B-REL-01 stays as it was published, with a note", async () => {
		const before = await service.publish(withLogo());
		succeeded(before);
		const after = await service.publish(moved(), new Map(), [fault]);
		succeeded(after);
		expect(after.held).toEqual([]);
		expect(JSON.parse(after.documents.get("project.json") ?? "")).toMatchObject({ logo });
		expect(after.images.get(logo)).toBe(before.images.get(logo));
		const warnings = after.loaded.ok ? after.loaded.value.warnings : [];
		expect(warnings).toContainEqual({ ...fault.finding, severity: "warning" });
	});

	it("B-REL-01 is missing if it was never published", async () => {
		const first = await service.publish(moved(), new Map(), [fault]);
		succeeded(first);
		expect(JSON.parse(first.documents.get("project.json") ?? "").logo).toBeUndefined();
	});
});
