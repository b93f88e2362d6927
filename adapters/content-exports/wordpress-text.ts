/** A text of WordPress as HTML. */
interface ExpandedText {
	readonly html: string;
	/** The shortcodes and addresses of uploads that were left out: "[gallery]". */
	readonly dropped: readonly string[];
}

const blocks =
	"table|thead|tfoot|caption|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|blockquote|address|style|script|p|h[1-6]|hr|fieldset|section|article|aside|header|footer|nav|figure|figcaption|details|summary|iframe";

const blockStart = new RegExp(`^</?(?:${blocks})[\\s/>]`, "i");

/** Shortcodes whose content is no text, or a caption of an image that is left out. */
const withoutText =
	"caption|wp_caption|audio|video|playlist|gallery|contact-form-7|products|product_page|add_to_cart";

/** A shortcode: one of WordPress, one with attributes, or one whose name is no word of a text. */
const shortcode = new RegExp(
	`(?<!\\[)\\[/?(?<name>${withoutText}|embed|[a-z]+(?:[_-][a-z\\d_-]+)|[a-z][a-z\\d]*(?=\\s+[a-z_-]+=))(?:\\s[^\\]<>]*|/)?\\](?!\\])`,
	"gi",
);

/** Removes shortcodes, which only WordPress and its plug-ins can show; texts between two of them stay. */
function withoutShortcodes(text: string): ExpandedText {
	const dropped = new Set<string>();
	const paired = new RegExp(
		`(?<!\\[)\\[(${withoutText})(?:\\s[^\\]]*)?\\](?:(?!\\[\\1[\\s\\]]).)*?\\[/\\1\\]`,
		"gis",
	);
	const html = text
		.replace(paired, (_, name: string) => {
			dropped.add(`[${name.toLowerCase()}]`);
			return "";
		})
		.replace(shortcode, (...match) => {
			const name: string = match.at(-1).name.toLowerCase();
			// The address within it stays as a text.
			if (name !== "embed") dropped.add(`[${name}]`);
			return "";
		});
	// A shortcode such as [row] without attributes has its closing one.
	const names = [...html.matchAll(/\[\/([a-z][a-z\d]*)\]/gi)].map(([, name = ""]) => name);
	const plain = names.reduce((rest, name) => {
		dropped.add(`[${name.toLowerCase()}]`);
		return rest.replace(new RegExp(`\\[/?${name}\\]`, "gi"), "");
	}, html);
	return { html: plain, dropped: [...dropped] };
}

/** A link to a file or image among the uploads of the former shop, which does not outlive it. */
const uploadLink =
	/<a\s[^>]*?href=["'](?<address>[^"']*\/wp-content\/uploads\/[^"']*)["'][^>]*>(?<text>.*?)<\/a>/gis;

/** Removes links to uploads and names them; those of images lead to the image itself. */
function withoutUploads({ html, dropped }: ExpandedText): ExpandedText {
	const addresses: string[] = [];
	const text = html.replace(uploadLink, (...match) => {
		const { address, text } = match.at(-1) as { readonly address: string; readonly text: string };
		if (!/<img\s/i.test(text)) addresses.push(address);
		return text;
	});
	return { html: text, dropped: [...dropped, ...addresses] };
}

/**
 * Converts a text as WordPress and WooCommerce store it to HTML: blank lines separate paragraphs, line breaks stay, as
 * with WordPress's `wpautop`; texts of the block editor are HTML already. Shortcodes and links to uploads are left out.
 */
export function wordpressHtml(text: string): ExpandedText {
	const { html, dropped } = withoutUploads(withoutShortcodes(text));
	if (/<!-- wp:/.test(html) || !/<[a-z!/]/i.test(html)) return { html, dropped };
	const verbatim: string[] = [];
	const separated = html
		.replace(/\r\n?/g, "\n")
		.replace(/<!--(?:more|nextpage).*?-->/gs, "\n\n")
		.replace(/<(pre|script|style)[\s>].*?<\/\1>/gis, (found) => `<pre>${verbatim.push(found) - 1}</pre>`)
		.replace(new RegExp(`<(?:${blocks})[\\s/>]`, "gi"), "\n\n$&")
		.replace(new RegExp(`</(?:${blocks})>`, "gi"), "$&\n\n");
	const paragraphs = separated.split(/\n\s*\n/).flatMap((part) => {
		const paragraph = part.trim();
		if (paragraph === "") return [];
		// Between two texts of a block, such as the lines of an address, a line break is one as well.
		return blockStart.test(paragraph)
			? [paragraph.replace(/(?<=[^\s>])\n(?=[^\s<])/g, "<br>")]
			: [`<p>${paragraph.replace(/\s*(?:<br ?\/?>\s*)?\n/g, "<br>")}</p>`];
	});
	return {
		html: paragraphs
			.join("\n")
			.replace(/<pre>(\d+)<\/pre>/g, (found, place: string) => verbatim[Number(place)] ?? found),
		dropped,
	};
}
