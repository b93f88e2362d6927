import type { AppointmentFormProps } from "#ui/blocks/appointment/appointment-form.tsx";
import { defineIsland } from "#ui/foundation/island-definition.ts";

/** The appointment form; a link can preselect its subject in the query. */
export const appointmentIsland = defineIsland<AppointmentFormProps>({
	name: "appointment",
	hydrate: "interaction",
	readsQuery: true,
	load: () => import("#ui/blocks/appointment/appointment-form.tsx").then((module) => module.AppointmentForm),
});
