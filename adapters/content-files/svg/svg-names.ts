/** The namespaces of elements and attributes in a published SVG. */
export const svgNamespace = "http://www.w3.org/2000/svg";
export const xlinkNamespace = "http://www.w3.org/1999/xlink";
export const xmlNamespace = "http://www.w3.org/XML/1998/namespace";
export const xmlnsNamespace = "http://www.w3.org/2000/xmlns/";

function words(text: string): ReadonlySet<string> {
	return new Set(text.trim().split(/\s+/));
}

/**
 * The namespaces of drawing programs' private data. Browsers do not draw them, so they are removed without a finding.
 * Any other namespace is a finding.
 */
export const editorNamespace =
	/^(?:http:\/\/www\.inkscape\.org\/|http:\/\/sodipodi\.sourceforge\.net\/|http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|http:\/\/creativecommons\.org\/ns#|http:\/\/web\.resource\.org\/cc\/|http:\/\/purl\.org\/dc\/|http:\/\/ns\.adobe\.com\/|http:\/\/www\.serif\.com\/|http:\/\/www\.bohemiancoding\.com\/sketch\/|https:\/\/boxy-svg\.com|http:\/\/krita\.org\/|http:\/\/www\.figma\.com\/)/;

/** Elements that execute or embed something; they have their own finding. */
export const activeElements: ReadonlySet<string> = words(
	"script foreignObject iframe embed object handler listener audio video canvas discard",
);

/** The elements of static graphics and of declarative animation (SVG 1.1 and 2). */
export const allowedElements: ReadonlySet<string> = words(`
	a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix
	feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
	feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
	fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter g image line linearGradient marker mask
	mpath path pattern polygon polyline radialGradient rect set stop style svg switch symbol text textPath title
	tspan use view
`);

/** Invisible elements, which are removed with their content. */
export const droppedElements: ReadonlySet<string> = words("metadata");

/** CSS properties that are also attributes; their values have CSS syntax. */
const presentationAttributes = `
	alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
	color-profile color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity
	fill-rule filter flood-color flood-opacity font font-family font-feature-settings font-kerning font-size
	font-size-adjust font-stretch font-style font-variant font-variant-ligatures font-weight
	glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing
	lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow
	paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
	stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-anchor
	text-decoration text-overflow text-rendering transform transform-box transform-origin unicode-bidi vector-effect
	visibility white-space word-spacing writing-mode
`;

const geometryAttributes = `
	amplitude azimuth baseFrequency bias cx cy d diffuseConstant divisor dx dy edgeMode elevation exponent fr fx fy
	gradientTransform height in in2 intercept k k1 k2 k3 k4 kernelMatrix kernelUnitLength limitingConeAngle
	markerHeight markerWidth mode numOctaves offset operator order orient pathLength patternTransform points
	pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio r radius refX refY result rotate rx ry scale seed
	slope specularConstant specularExponent stdDeviation stitchTiles surfaceScale tableValues targetX targetY
	textLength type values viewBox width x x1 x2 xChannelSelector y y1 y2 yChannelSelector z startOffset
`;

/** The attributes that an animation may change: appearance and position, but no references. */
export const animatedAttributes: ReadonlySet<string> = words(presentationAttributes + geometryAttributes);

/** The allowed attributes without a namespace; `style` and references have their own rules. */
export const allowedAttributes: ReadonlySet<string> = words(`
	${presentationAttributes} ${geometryAttributes}
	accumulate additive attributeName attributeType baseProfile begin by calcMode class clipPathUnits
	color-interpolation-filters dur end fill filterUnits filterRes focusable from gradientUnits id keyPoints
	keySplines keyTimes lang lengthAdjust markerUnits maskContentUnits maskUnits max media method min path
	patternContentUnits patternUnits primitiveUnits repeatCount repeatDur requiredExtensions requiredFeatures restart
	role side spacing spreadMethod style systemLanguage tabindex title to version viewTarget xml:lang xml:space
	zoomAndPan
`);

/** Attributes with names or text as values, without CSS syntax. */
export const plainAttributes = /^(?:id|class|lang|role|title|aria-[a-z]+|result|in|in2|xml:lang|xml:space)$/;
