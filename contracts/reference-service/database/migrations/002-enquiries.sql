-- Availability requests, contact messages and withdrawals, as they were sent.
CREATE TABLE enquiries (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	kind text NOT NULL CHECK (kind IN ('request', 'contact', 'withdrawal')),
	project text NOT NULL,
	language text NOT NULL,
	payload jsonb NOT NULL,
	payload_hash text NOT NULL,
	received_at timestamptz NOT NULL
);

CREATE INDEX enquiries_repeated ON enquiries (kind, payload_hash, received_at);

CREATE TABLE ratings (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	project text NOT NULL,
	language text NOT NULL,
	product text NOT NULL,
	rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
	name text NOT NULL,
	comment text NOT NULL,
	order_number text NOT NULL,
	-- Whether an order of that number holds the product.
	verified boolean NOT NULL,
	-- Nothing is published before somebody has looked at it.
	moderated boolean NOT NULL DEFAULT false,
	received_at timestamptz NOT NULL
);

-- A sign-up counts once the address itself has confirmed it (double opt-in). Only a hash of the token is kept.
CREATE TABLE newsletter (
	project text NOT NULL,
	email text NOT NULL,
	language text NOT NULL,
	token_hash text NOT NULL UNIQUE,
	asked_at timestamptz NOT NULL,
	times_asked integer NOT NULL DEFAULT 1,
	confirmed_at timestamptz,
	PRIMARY KEY (project, email)
);
