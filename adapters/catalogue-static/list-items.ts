import type { ImageStore } from "#adapters/catalogue-static/image-store.ts";
import { pathOf } from "#adapters/catalogue-static/manifest.ts";
import { decodeShard } from "#adapters/catalogue-static/product-files.ts";
import type { ShopBuild } from "#adapters/catalogue-static/shop-files.ts";
import type { ProductListItem } from "#core/catalogue/product.ts";
import { decoded } from "#core/decoding/file-decoders.ts";

/** Returns the list items of the products at the given positions. */
export async function openItems(
	build: ShopBuild,
	positions: ArrayLike<number>,
	images: ImageStore | undefined,
): Promise<readonly ProductListItem[]> {
	const { shardSize } = build.manifest;
	const shown = Array.from(positions);
	return Promise.all(
		shown.map(async (position) => {
			const shard = await openShard(build, Math.floor(position / shardSize), images);
			return shard[position % shardSize] as ProductListItem;
		}),
	);
}

function openShard(
	{ manifest, file }: ShopBuild,
	shard: number,
	images: ImageStore | undefined,
): Promise<readonly ProductListItem[]> {
	const { size, shardSize, items } = manifest;
	return file(pathOf.items(shard, items[shard] as string), (content) => {
		const parsed = decoded(decodeShard, content);
		if (parsed.items.length !== Math.min(shardSize, size - shard * shardSize)) {
			throw new TypeError("It does not hold as many items as the manifest says.");
		}
		images?.add(parsed.images);
		return parsed.items;
	});
}
