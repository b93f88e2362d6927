-- Whether the customer was mailed the bank details, with the order or after a switch to a transfer.
ALTER TABLE orders ADD COLUMN bank_details_mailed boolean NOT NULL DEFAULT false;
