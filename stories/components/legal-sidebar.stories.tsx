import type { Meta, StoryObj } from "@storybook/react-vite";
import type { LegalFormKey } from "#core/models/legal-sidebar.ts";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { padded, withShell } from "#stories/fixtures/with-shell.tsx";
import { LegalSidebar } from "#ui/components/legal-sidebar.tsx";

const meta = { component: LegalSidebar, decorators: [padded] } satisfies Meta<typeof LegalSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

const { legalSidebar } = shellFixture("de");
const withForm = (formKey: LegalFormKey) => withShell(() => ({ legalSidebar: { ...legalSidebar, formKey } }));

export const Company: Story = { decorators: [withForm("legal.form.other")] };

export const SoleProprietor: Story = { decorators: [withForm("legal.form.single")] };

export const Association: Story = { decorators: [withForm("legal.form.ev")] };

export const JointPractice: Story = { decorators: [withForm("legal.form.bag")] };

export const AddressOnly: Story = {
	decorators: [
		withShell(() => ({
			legalSidebar: {
				...legalSidebar,
				addressLabelKey: null,
				formKey: null,
				executives: [],
				phone: null,
				fax: null,
				email: null,
				registers: [],
				ust_id: null,
				vat_number: null,
			},
		})),
	],
};
