-- A hash of what a rating says, so that the same rating is kept once.
ALTER TABLE ratings ADD COLUMN content_hash text NOT NULL DEFAULT '';

CREATE INDEX ratings_repeated ON ratings (content_hash, received_at);
