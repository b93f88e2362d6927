-- Pieces at hand of whatever is counted. "listed" is what the catalogue last said: when it says something else,
-- the shop has counted again and its number holds.
CREATE TABLE stock (
	project text NOT NULL,
	item text NOT NULL,
	pieces integer NOT NULL,
	listed integer NOT NULL,
	PRIMARY KEY (project, item)
);

-- One row an attempt's key: taking it is the first thing that an order does, so that of two attempts with one
-- key the second waits for the first and then finds its order.
CREATE TABLE order_keys (
	order_uuid uuid PRIMARY KEY,
	payload_hash text NOT NULL,
	taken_at timestamptz NOT NULL
);

CREATE TABLE orders (
	id uuid PRIMARY KEY,
	order_uuid uuid NOT NULL UNIQUE REFERENCES order_keys,
	order_number text NOT NULL UNIQUE,
	project text NOT NULL,
	language text NOT NULL,
	currency text NOT NULL,
	status text NOT NULL,
	received_at timestamptz NOT NULL,
	total_count integer NOT NULL CHECK (total_count > 0),
	total_price_brutto numeric NOT NULL CHECK (total_price_brutto >= 0),
	shipping_cost numeric NOT NULL CHECK (shipping_cost >= 0),
	total numeric NOT NULL CHECK (total = total_price_brutto + shipping_cost),
	contained_tax numeric,
	shipping_method text NOT NULL,
	payment_method text NOT NULL,
	customer_email text NOT NULL,
	shipping_address jsonb NOT NULL,
	invoice_address jsonb,
	comment text NOT NULL,
	present_wrap boolean NOT NULL,
	accepted_texts jsonb NOT NULL,
	personalized_goods_acknowledged boolean
);

CREATE TABLE order_lines (
	order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
	position integer NOT NULL,
	product text NOT NULL,
	variant text,
	display_name text NOT NULL,
	reference_number text,
	personalization jsonb,
	count integer NOT NULL CHECK (count > 0),
	price_brutto numeric NOT NULL CHECK (price_brutto >= 0),
	PRIMARY KEY (order_id, position)
);

-- What browsers report of payments. A report is no proof: only the payment provider's own word makes an order paid.
CREATE TABLE payment_reports (
	order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
	provider text NOT NULL,
	report_hash text NOT NULL,
	report jsonb NOT NULL,
	received_at timestamptz NOT NULL,
	PRIMARY KEY (order_id, provider, report_hash)
);
