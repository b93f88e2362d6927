-- Files of the shop that come with many mails, each once: its bytes in base64 by the SHA-256 of that text.
CREATE TABLE mail_files (digest text PRIMARY KEY, base64 text NOT NULL);
