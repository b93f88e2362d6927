import { describe, expect, it } from "vitest";
import { createDirectusMemory } from "#adapters/composition/directus-memory.ts";
import { createReadMemory } from "#adapters/content-directus/studio/read-memory.ts";
import { createMemoryFolder } from "#adapters/content-files/memory-folder.ts";

/** Returns a client that records what is requested, and fails while `isDown`. */
function recordingClient() {
	const asked: string[] = [];
	const state = { isDown: false };
	const items: Record<string, string[]> = {};
	const list = async (collection: string) => {
		asked.push(collection);
		if (state.isDown) throw new Error("away");
		return { items: (items[collection] ?? [collection]).map((id) => ({ id })), meta: null };
	};
	const client = {
		...{ project: "a.example", url: "https://cms.example", close: () => undefined },
		items: list,
		files: () => list("directus_files"),
		asset: async () => new Blob(),
	};
	return {
		asked,
		state,
		items,
		client: client as unknown as Parameters<ReturnType<typeof createReadMemory>["over"]>[0],
	};
}

describe("the memory of what Directus has responded", () => {
	it("B-USE-09 requests only changed collections, and the parts of added or removed items", async () => {
		const { asked, client, items } = recordingClient();
		const memory = createReadMemory();
		const readAll = async () => {
			asked.length = 0;
			const kept = memory.over(client);
			for (const collection of [
				"page",
				"ecommerce_product",
				"ecommerce_product_variant",
				"ecommerce_category",
			])
				await kept.items(collection, { limit: 500 });
			await kept.files({ limit: 500 });
			return [...asked];
		};
		expect((await readAll()).length).toBe(5);
		expect(await readAll()).toEqual([]);
		memory.forget(["ecommerce_product"]);
		expect(await readAll()).toEqual(["ecommerce_product"]);
		expect(memory.forgetDependents()).toBe(false);
		items.ecommerce_product = ["ring", "vase"];
		memory.forget(["ecommerce_product"]);
		expect(await readAll()).toEqual(["ecommerce_product"]);
		expect(memory.forgetDependents()).toBe(true);
		expect(await readAll()).toEqual(["ecommerce_product_variant"]);
		expect(memory.forgetDependents()).toBe(false);
		memory.forget(["directus_files"]);
		expect(await readAll()).toEqual(["directus_files"]);
		memory.forget(null);
		expect((await readAll()).length).toBe(5);
	});

	it("B-USE-09 stores no response to a request that was sent before a change", async () => {
		const { asked, client } = recordingClient();
		const memory = createReadMemory();
		const reading = memory.over(client).items("page");
		memory.forget(["page"]);
		await reading;
		await memory.over(client).items("page");
		expect(asked).toEqual(["page", "page"]);
	});

	it("B-USE-09 requests the items of an item that went while a change overtook the request for it", async () => {
		const { asked, client, items } = recordingClient();
		const memory = createReadMemory();
		const read = () => memory.over(client);
		await read().items("ecommerce_product");
		await read().items("ecommerce_product_variant");
		items.ecommerce_product = [];
		memory.forget(["ecommerce_product"]);
		const reading = read().items("ecommerce_product");
		memory.forget(["ecommerce_product"]);
		await reading;
		await read().items("ecommerce_product");
		expect(memory.forgetDependents()).toBe(true);
		await read().items("ecommerce_product_variant");
		expect(asked.at(-1)).toBe("ecommerce_product_variant");
		expect(asked.length).toBe(5);
	});
});

describe("failed requests to Directus", () => {
	it("B-USE-09 are repeated", async () => {
		const { asked, client, state } = recordingClient();
		const memory = createReadMemory();
		state.isDown = true;
		await expect(memory.over(client).items("page")).rejects.toThrow("away");
		state.isDown = false;
		await memory.over(client).items("page");
		expect(asked).toEqual(["page", "page"]);
	});
});

describe("the memory of parsed files", () => {
	const folderWith = (text: string, image: string) =>
		createMemoryFolder({
			texts: new Map([["pages/home.json", text]]),
			images: new Map([["media/a.jpg", image]]),
		});

	it("B-USE-09 has the values of unchanged files with the same dependencies", () => {
		let folder = folderWith("{}", import.meta.filename);
		const files = createDirectusMemory().parsedFiles(() => folder);
		files.ofKind("page", ["de"]).set("pages/home.json", 1);
		files.ofKind("images", null).set("media/a.jpg", 2);
		expect(files.ofKind("page", ["de"]).get("pages/home.json")).toBe(1);
		expect(files.ofKind("page", ["en"]).get("pages/home.json")).toBeUndefined();
		expect(files.ofKind("page", ["de"]).get("pages/other.json")).toBeUndefined();
		folder = folderWith('{"a":1}', import.meta.filename);
		expect(files.ofKind("page", ["de"]).get("pages/home.json")).toBeUndefined();
		expect(files.ofKind("images", null).get("media/a.jpg")).toBe(2);
		folder = folderWith(
			"{}",
			new URL("read-memory.test.ts", import.meta.url).pathname.replace("studio/", "studio/../studio/"),
		);
		expect(files.ofKind("images", null).get("media/a.jpg")).toBeUndefined();
	});
});
