import { personalization, rating, sizeGuide } from "#core/content/personalization.ts";
import { product } from "#core/content/product.ts";
import { shapeOf } from "#core/content/shape.ts";
import { attributeGroup, attributeValue, category, manufacturer } from "#core/content/shop-lists.ts";
import { shopSettings } from "#core/content/shop-settings.ts";

/*
 * The shapes of the shop's data for browsers, without editor texts and rules. The client bundle contains the values
 * of this module instead of the module itself (renderer/bundler/content-shapes.ts), so each export is JSON.
 */

// A browser receives only products that visitors may see.
const { publish_at: _, unpublish_at: __, ...productFields } = product.fields;

export const productShape = shapeOf(productFields);
export const ratingShape = shapeOf(rating.fields);
export const settingsShape = shapeOf(shopSettings.fields);
export const categoryShape = shapeOf(category.fields);
export const manufacturerShape = shapeOf(manufacturer.fields);
export const attributeGroupShape = shapeOf(attributeGroup.fields);
export const attributeValueShape = shapeOf(attributeValue.fields);
export const personalizationShape = shapeOf(personalization.fields);
export const sizeGuideShape = shapeOf(sizeGuide.fields);
