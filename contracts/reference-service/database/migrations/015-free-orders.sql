-- Orders with nothing to pay have no payment method, and are not waiting for a payment.
ALTER TABLE orders ALTER COLUMN payment_method DROP NOT NULL;
UPDATE orders SET status = 'received', payment_method = NULL WHERE total = 0;
