-- The shorter period for claims about used goods that a customer has agreed to: its months, in what words, and when.
ALTER TABLE orders
	ADD COLUMN used_liability_months integer,
	ADD COLUMN used_liability_text text,
	ADD COLUMN used_liability_agreed_at timestamptz;
