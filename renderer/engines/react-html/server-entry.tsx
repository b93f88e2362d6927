import type { RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import { createFramedRender } from "#renderer/engines/react-html/render-frame.tsx";
import { createRenderPage } from "#renderer/engines/react-html/render-page.tsx";

/** Makes what renders the pages of a thread. */
export async function createRenderMarkup(): Promise<RenderMarkup> {
	return createFramedRender(await createRenderPage());
}
