import type { AppointmentFormProps } from "#ui/blocks/appointment/appointment-form.tsx";
import type { Island } from "#ui/foundation/island.tsx";

/** The request for an appointment; a link to it says by its query what it is about. */
export const appointmentIsland: Island<AppointmentFormProps> = {
	name: "appointment",
	readsQuery: true,
	load: () => import("#ui/blocks/appointment/appointment-form.tsx").then((module) => module.AppointmentForm),
};
