import { at, type BadFolder, block, edit, page, put } from "#tests/adapters/content-files/bad/bad-folder.ts";
import { png } from "#tests/adapters/content-files/content-folder.ts";

const svgWith = (inside: string, outside = "") =>
	put(
		"media/x.svg",
		`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" ${outside}>${inside}</svg>`,
	);

/** Faults of images. */
export const badImages: readonly BadFolder[] = [
	["a picture that is not there", page({ image: "necklace.jpg" }), "content.picture.missing", ...at("image")],
	[
		"B-SEC-03 a picture outside",
		page({ image: "../company.json" }),
		"content.picture.missing",
		...at("image"),
	],
	[
		"a picture with a typing error",
		block({ type: "gallery", images: ["rings.png"] }),
		"content.picture.missing_near",
		...at("blocks.0.images.0"),
		{ suggestion: "ring.png" },
	],
	[
		"a picture of a type that is not taken",
		put("media/x.gif", "x"),
		"content.picture.type",
		"media/x.gif",
		null,
	],
	[
		"a name of a type that is not taken",
		edit("project.json", "logo", "logo.gif"),
		"content.picture.type",
		"project.json",
		"logo",
		{ found: '"logo.gif"' },
	],
	[
		"R-IMG-02 a logo that is not there",
		edit("project.json", "logo", "emblem.svg"),
		"content.picture.missing",
		"project.json",
		"logo",
		{ name: "emblem.svg" },
	],
	[
		"a focal point that is none",
		edit("media/index.json", "0.focus", "top left"),
		"content.picture.focus",
		"media/index.json",
		"0.focus",
	],
	["a broken picture", put("media/x.jpg", "no picture"), "content.picture.broken", "media/x.jpg", null],
	["a broken SVG", put("media/x.svg", "<svg"), "content.svg.syntax", "media/x.svg", null, { line: 1 }],
	[
		"a PNG named as a JPEG",
		put("media/x.jpg", png),
		"content.picture.mismatch",
		"media/x.jpg",
		null,
		{ found: "png", expected: "jpeg" },
	],
	[
		"a picture too large to be resized",
		put("media/x.png", hugePng()),
		"content.picture.large",
		"media/x.png",
		null,
		{ width: 30_000, height: 30_000 },
	],
	[
		"a drawing too large to be drawn",
		put(
			"media/x.svg",
			'<svg xmlns="http://www.w3.org/2000/svg" width="999999999" height="1"><rect width="1" height="1"/></svg>',
		),
		"content.picture.large",
		"media/x.svg",
		null,
		{ width: 999_999_999, height: 1 },
	],
	[
		"a drawing without a size",
		put(
			"media/x.svg",
			'<svg xmlns="http://www.w3.org/2000/svg" width="100%"><rect width="1" height="1"/></svg>',
		),
		"content.svg.size",
		"media/x.svg",
		null,
		{ line: 1 },
	],
	[
		"two pictures of one name",
		put("media/RING.png", png),
		"content.picture.ambiguous",
		"media/ring.png",
		null,
		{ other: "media/RING.png" },
	],
	[
		"B-LAW-08 an official document that is no PDF",
		put("media/eu-guarantee-notice.de.pdf", "<html>"),
		"content.document.broken",
		"media/eu-guarantee-notice.de.pdf",
		null,
	],
	[
		"B-LAW-08 an official document that is empty",
		put("media/eu-guarantee-label.ring.pdf", ""),
		"content.document.broken",
		"media/eu-guarantee-label.ring.pdf",
		null,
	],
	[
		"a PDF that is no official document",
		put("media/prices.pdf", "%PDF-1.7"),
		"content.picture.type",
		"media/prices.pdf",
		null,
	],
	[
		"a picture listed twice",
		edit("media/index.json", "1", { name: "Ring.png", translations: [] }),
		"content.picture.twice",
		"media/index.json",
		"1.name",
	],
	[
		"a picture without alternative text",
		put("media/index.json", []),
		"content.alt.none",
		"media/index.json",
		null,
		{ name: "ring.png" },
	],
	[
		"a picture without alternative text in a language",
		edit("media/index.json", "0.translations", [{ language: "en", alt: "A ring" }]),
		"content.alt.language",
		"media/index.json",
		"0.translations",
		{ name: "ring.png", language: "de" },
	],
	...(
		[
			["script", svgWith("<script>1</script>"), "content.svg.script"],
			[
				"script under a prefix",
				svgWith("<x:script>1</x:script>", 'xmlns:x="http://www.w3.org/2000/svg"'),
				"content.svg.script",
			],
			["an event handler", svgWith("", 'onload="1"'), "content.svg.script"],
			[
				"an event handler after a bracket in quotes",
				svgWith("<g id='>' onclick='1'/>"),
				"content.svg.script",
			],
			["another document within", svgWith("<foreignObject/>"), "content.svg.script"],
			["HTML by namespace", svgWith('<p xmlns="http://www.w3.org/1999/xhtml"/>'), "content.svg.script"],
			["a link that runs script", svgWith('<a href="java&#115;cript:1"><g/></a>'), "content.svg.script"],
			[
				"an animated link",
				svgWith('<a><set attributeName="href" to="javascript:1"/></a>'),
				"content.svg.script",
			],
			[
				"a picture from elsewhere",
				svgWith('<image href="https://evil.example/x.png"/>'),
				"content.svg.external",
			],
			[
				"a style from elsewhere",
				svgWith("<style>@import 'https://evil.example/x.css';</style>"),
				"content.svg.external",
			],
			[
				"a fill from elsewhere",
				svgWith('<g fill="url(https://evil.example/x.svg#a)"/>'),
				"content.svg.external",
			],
			[
				"a fill behind a CSS escape",
				svgWith('<g style="fill:u\\72l(https://evil.example/x.svg#a)"/>'),
				"content.svg.external",
			],
			["a document of HTML", put("media/x.svg", "<html/>"), "content.svg.root"],
			["an unknown element", svgWith("<hatch/>"), "content.svg.element"],
			["an unknown attribute", svgWith('<g colour="red"/>'), "content.svg.attribute"],
			["a use of itself", svgWith('<g id="a"><use href="#a"/></g>'), "content.svg.cycle"],
			["many elements", svgWith("<g/>".repeat(100_000)), "content.svg.many"],
			["deep elements", svgWith("<g>".repeat(201) + "</g>".repeat(201)), "content.svg.deep"],
			[
				"a broken picture within",
				svgWith('<image href="data:image/png;base64,AAAA"/>'),
				"content.svg.picture",
			],
			[
				"an entity",
				put(
					"media/x.svg",
					'<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
				),
				"content.svg.external",
			],
		] as const
	).map(
		([title, change, key]): BadFolder => [`B-SEC-05 an SVG with ${title}`, change, key, "media/x.svg", null],
	),
];

/** A PNG whose head claims 30 000 × 30 000 pixels. */
function hugePng(): Buffer {
	const bytes = Buffer.from(png);
	bytes.writeUInt32BE(30_000, 16);
	bytes.writeUInt32BE(30_000, 20);
	bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
	return bytes;
}

function crc32(bytes: Uint8Array): number {
	let crc = 0xffffffff;
	for (const byte of bytes) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
	}
	return (crc ^ 0xffffffff) >>> 0;
}
