-- "listed" is the number that the content has, null while the shop does not count the item; "sold" is what the service has sold of
-- the item since that number was counted. What is at hand is the difference, below 0 where more was ordered than there was.
ALTER TABLE stock ADD COLUMN sold integer NOT NULL DEFAULT 0, ADD COLUMN counted_at timestamptz;
UPDATE stock SET sold = listed - pieces;
ALTER TABLE stock DROP COLUMN pieces, ALTER COLUMN listed DROP NOT NULL;
-- When the content of the newest catalogue was read: an older one that is loaded after it brings no numbers.
CREATE TABLE stock_catalogues (
	project text PRIMARY KEY,
	content_read_at timestamptz
);
CREATE INDEX order_lines_product ON order_lines (product);
