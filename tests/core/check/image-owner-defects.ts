import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { product, type SiteDefect, site } from "#tests/core/check/plant.ts";

const productFiles = "shop/products/*.json";

/** Returns a product's images with another file as the first one. */
const withFirst = ({ images }: ProductContent, private_hash: string) =>
	images.map((image, place) => (place === 0 ? { ...image, private_hash } : image));

const nameIn = ({ translations }: ProductContent) => translations[0]?.display_name ?? "";

/** Images that show another product. */
export const imageOwnerDefects: readonly SiteDefect[] = [
	[
		"an image whose file name has another product’s number",
		product((own, other) => ({ images: withFirst(own, `${other.reference_number}_front.jpg`) })),
		"image-of-other-file",
		productFiles,
	],
	[
		"an image whose alternative text has another product’s name",
		site(({ media, shop }) => {
			const [own] = shop?.products ?? [];
			const other = shop?.products.find((one) => one !== own && nameIn(one).length > 12);
			const alt = `${other && nameIn(other)} von vorn`;
			return {
				media: media.map((item) =>
					item.name === own?.images[0]?.private_hash
						? { ...item, translations: item.translations.map((text) => ({ ...text, alt })) }
						: item,
				),
			};
		}),
		"image-of-other-alt",
		productFiles,
	],
	[
		"one image for products of two categories",
		product((own, other) => ({
			category: "vases",
			images: withFirst(own, other.images[0]?.private_hash ?? ""),
		})),
		"image-shared",
		productFiles,
	],
];
