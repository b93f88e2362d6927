-- The same content as "text", for mail clients that show HTML.
ALTER TABLE outbox ADD COLUMN html text NOT NULL DEFAULT '';
