-- Requests for appointments are enquiries too.
ALTER TABLE enquiries DROP CONSTRAINT enquiries_kind_check;
ALTER TABLE enquiries ADD CHECK (kind IN ('request', 'contact', 'withdrawal', 'appointment'));
