-- Working days until the goods are there, or ready to be collected: from the order, or from the payment where it comes first.
ALTER TABLE orders ADD COLUMN least_delivery_days integer, ADD COLUMN most_delivery_days integer;
