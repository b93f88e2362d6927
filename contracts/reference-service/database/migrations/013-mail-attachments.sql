-- A file that comes with a mail: its name, media type and text.
ALTER TABLE outbox ADD COLUMN attachment jsonb;
