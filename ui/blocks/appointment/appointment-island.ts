import type { AppointmentFormProps } from "#ui/blocks/appointment/appointment-form.tsx";
import type { Island } from "#ui/foundation/island.tsx";

/** The appointment form; a link can preselect its subject in the query. */
export const appointmentIsland: Island<AppointmentFormProps> = {
	name: "appointment",
	readsQuery: true,
	load: () => import("#ui/blocks/appointment/appointment-form.tsx").then((module) => module.AppointmentForm),
};
