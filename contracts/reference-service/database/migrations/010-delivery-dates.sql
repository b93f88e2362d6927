-- When the goods are there, or ready to be collected, as the customer was told; empty where no date was named.
ALTER TABLE orders ADD COLUMN earliest_delivery date, ADD COLUMN latest_delivery date;
