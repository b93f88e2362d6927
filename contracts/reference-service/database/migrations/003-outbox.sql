-- Mails stand here from the transaction that they belong to until they are sent.
CREATE TABLE outbox (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	kind text NOT NULL,
	recipient text NOT NULL,
	reply_to text,
	language text NOT NULL,
	subject text NOT NULL,
	text text NOT NULL,
	created_at timestamptz NOT NULL,
	attempts integer NOT NULL DEFAULT 0,
	next_attempt_at timestamptz NOT NULL,
	sent_at timestamptz
);

CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE sent_at IS NULL;
