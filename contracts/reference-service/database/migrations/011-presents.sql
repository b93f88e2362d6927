-- What gift wrapping costs is a part of the total; what the customer wants on the card.
ALTER TABLE orders
	ADD COLUMN present_wrap_cost numeric NOT NULL DEFAULT 0 CHECK (present_wrap_cost >= 0),
	ADD COLUMN card_text text NOT NULL DEFAULT '',
	DROP CONSTRAINT orders_check,
	ADD CONSTRAINT orders_total CHECK (total = total_price_brutto + present_wrap_cost + shipping_cost);
