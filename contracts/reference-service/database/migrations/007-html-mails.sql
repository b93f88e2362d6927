-- The same content as "text", for mail programs that show HTML.
ALTER TABLE outbox ADD COLUMN html text NOT NULL DEFAULT '';
