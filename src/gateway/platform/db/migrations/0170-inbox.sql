-- Messages that members read and delete, and feedback with its answer.

-- A deleted message keeps its reference, so that the same event is not told again, but not what it said.
ALTER TABLE member_message ADD COLUMN deleted_at timestamptz;
CREATE INDEX member_message_listed ON member_message (member_id, id) WHERE deleted_at IS NULL;

-- One event for a statement, however many messages it marks. The function stands in functions/events.sql.
DROP TRIGGER member_message_event ON member_message;
DROP FUNCTION event_of_message();
CREATE FUNCTION event_of_messages() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER member_message_sent AFTER INSERT ON member_message
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION event_of_messages();
CREATE TRIGGER member_message_changed AFTER UPDATE ON member_message
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION event_of_messages();

-- Null for visitors and trial users. The answer is the operator's.
ALTER TABLE feedback ADD COLUMN member_id bigint REFERENCES member;
ALTER TABLE feedback ADD COLUMN answer text;
ALTER TABLE feedback ADD COLUMN answered_at timestamptz;
ALTER TABLE feedback ADD COLUMN answered_by text;
CREATE INDEX feedback_of_member ON feedback (member_id, id) WHERE member_id IS NOT NULL;
