-- The files that come with a mail, in their order.
ALTER TABLE outbox ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]';
UPDATE outbox SET attachments = jsonb_build_array(attachment) WHERE attachment IS NOT NULL;
ALTER TABLE outbox DROP COLUMN attachment;
