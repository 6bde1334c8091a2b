-- Pictures that a member began to send. A place of the day is taken before the picture is read, and given back if it is not stored.
-- The pictures themselves cannot be counted: a replaced one is deleted before its day is over.
CREATE TABLE upload_taken (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  taken_at timestamptz NOT NULL,
  -- False while the picture is drawn, or where a gateway died over it.
  stored boolean NOT NULL DEFAULT false
);
CREATE INDEX upload_taken_of_member ON upload_taken (member_id, taken_at);
CREATE INDEX upload_taken_at ON upload_taken (taken_at);
INSERT INTO upload_taken (member_id, taken_at, stored) SELECT member_id, created_at, true FROM upload WHERE created_at > now() - interval '1 day';

-- SHA-256 of the file as it was sent: a file whose answer was lost is sent again, and must not be stored twice.
ALTER TABLE upload ADD COLUMN sent_hash bytea;
