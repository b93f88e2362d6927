import type { ComponentType } from "react";
import type { PageModel } from "#core/models/page-model.ts";

/** A component that renders a page's content, without header and footer. */
export type Template = ComponentType<{ page: PageModel }>;
