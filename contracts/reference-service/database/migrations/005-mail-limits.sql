-- The recipient as limits count it: "Mara+shop@Example.com" and "mara@example.com" are one mailbox.
ALTER TABLE outbox ADD COLUMN recipient_key text NOT NULL DEFAULT '';

UPDATE outbox SET recipient_key = lower(recipient);

CREATE INDEX outbox_recipients ON outbox (recipient_key, created_at);

CREATE INDEX outbox_kinds ON outbox (kind, created_at);

-- Whether the receipt was mailed: what is received beyond the limits is stored, and its response says so.
ALTER TABLE enquiries ADD COLUMN receipt_mailed boolean NOT NULL DEFAULT true;

ALTER TABLE orders ADD COLUMN confirmation_mailed boolean NOT NULL DEFAULT true;
