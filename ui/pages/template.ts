import type { ComponentType } from "react";
import type { PageModel } from "#core/models/page-model.ts";

/** Renders the content of a page, without the header and the footer around it. */
export type Template = ComponentType<{ page: PageModel }>;
