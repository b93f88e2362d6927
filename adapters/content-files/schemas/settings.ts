import * as v from "valibot";
import {
	choice,
	colour,
	email,
	flag,
	language,
	optionalCountryCode,
	optionalEmail,
	optionalList,
	optionalSize,
	optionalText,
	optionalTranslationsOf,
	strict,
	text,
	translationsOf,
} from "#adapters/content-files/schemas/fields.ts";
import { because } from "#adapters/content-files/schemas/message.ts";
import type { PictureFields } from "#adapters/content-files/schemas/pictures.ts";
import type { Company, CompanyAddress } from "#core/site/company.ts";
import type { LegalData } from "#core/site/legal-data.ts";
import type { MediaItem } from "#core/site/media.ts";
import type { Project } from "#core/site/project.ts";
import type { Theme } from "#core/site/theme.ts";
import type { Widget } from "#core/site/widget.ts";

const noBrandConfig = { rolex_clock: false, rolex_api_key: null };

/** project.json (R-COMP-05). */
export function projectSchema({
	neededPicture,
	optionalPicture,
}: PictureFields): v.GenericSchema<unknown, Project> {
	return strict({
		logo: neededPicture,
		logo_light: optionalPicture,
		favicon: optionalPicture,
		seo_title: text,
		seo_image: optionalPicture,
		show_accessibility: flag(true),
		consent_preselect: flag(false),
		config: v.pipe(
			v.nullish(
				strict({
					brand_config: v.nullish(
						strict({ rolex_clock: flag(false), rolex_api_key: optionalText }),
						noBrandConfig,
					),
				}),
				{},
			),
			v.transform((config) => ({ brand_config: config?.brand_config ?? noBrandConfig })),
		),
		translations: optionalTranslationsOf(strict({ language, texts: v.record(v.string(), v.string()) })),
	});
}

const address = strict({
	address_type: optionalText,
	street: text,
	number: text,
	zip_code: text,
	city: text,
	country_code: optionalCountryCode,
});

/** company.json (R-COMP-01). */
export const companySchema: v.GenericSchema<unknown, Company> = strict({
	company_name: text,
	display_name: text,
	legal_form: text,
	executives: v.array(strict({ name: text })),
	addresses: v.pipe(
		v.array(address),
		v.minLength(1, because("content.list.empty", {})),
		v.transform((addresses) => addresses as [CompanyAddress, ...CompanyAddress[]]),
	),
	emails: optionalList(strict({ email, primary: flag(false) })),
	numbers: optionalList(
		strict({ number: text, type: choice(["phone", "mobile", "fax"]), primary: flag(false) }),
	),
	registers: optionalList(strict({ register_type: text, number: text, registrar: text })),
	ust_id: optionalText,
	vat_number: optionalText,
});

const optionalColour = v.nullish(colour, null);
const noThemeConfig = {
	button_background: null,
	button_color: null,
	border_radius: null,
	border_width: null,
};

/** theme.json (specification 3, "Theme"). */
export const themeSchema: v.GenericSchema<unknown, Theme> = strict({
	brand_color: colour,
	base_color: colour,
	config: v.pipe(
		v.nullish(
			strict({
				button_background: optionalColour,
				button_color: optionalColour,
				border_radius: optionalSize,
				border_width: optionalSize,
			}),
			noThemeConfig,
		),
		v.transform((config) => config ?? noThemeConfig),
	),
});

/** legal.json (specification 3, "Legal data also includes"). */
export const legalSchema: v.GenericSchema<unknown, LegalData> = strict({
	rolex_area: flag(false),
	data_protection_commissioner: v.nullish(
		strict({
			name: text,
			street: text,
			number: text,
			zip_code: text,
			city: text,
			country_code: optionalCountryCode,
			phone_number: optionalText,
			email: optionalEmail,
		}),
		null,
	),
	translations: translationsOf(
		strict({
			language,
			legal_authority: optionalText,
			insurance: optionalText,
			image_sources: optionalText,
			additional_top_info: optionalText,
			additional_bottom_info: optionalText,
		}),
	),
});

/** widgets.json (R-FOOT-02); a widget that the footer does not know is no error. */
export const widgetsSchema: v.GenericSchema<unknown, readonly Widget[]> = v.array(
	strict({
		sort: v.number(),
		widget_name: text,
		position: optionalText,
		props: v.pipe(
			v.nullish(strict({ showLogo: flag(false) }), { showLogo: false }),
			v.transform((props) => props ?? { showLogo: false }),
		),
		translations: optionalTranslationsOf(strict({ language, header: text })),
	}),
);

/** media/index.json: alternative texts. */
export function mediaIndexSchema({ picture }: PictureFields): v.GenericSchema<unknown, readonly MediaItem[]> {
	return v.array(strict({ name: picture, translations: translationsOf(strict({ language, alt: text })) }));
}
