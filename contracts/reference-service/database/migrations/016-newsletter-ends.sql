-- What every mail of the newsletter has in its link to end it, and when that was done.
ALTER TABLE newsletter
	ADD COLUMN unsubscribe_token text NOT NULL UNIQUE DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
	ADD COLUMN ended_at timestamptz;
-- Where a mail program ends a subscription with one click (RFC 8058).
ALTER TABLE outbox ADD COLUMN unsubscribe_url text;
