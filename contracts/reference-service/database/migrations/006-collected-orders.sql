-- Goods that the customer collects have no delivery address.
ALTER TABLE orders ALTER COLUMN shipping_address DROP NOT NULL;
