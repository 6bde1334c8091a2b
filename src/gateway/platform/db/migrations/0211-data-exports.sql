-- Exports of a member's own data that were asked for with the login password. Each is downloaded once, and soon.
CREATE TABLE data_export (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the ticket.
  ticket_hash bytea NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES member,
  format text NOT NULL CHECK (format IN ('json', 'csv')),
  language text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When the download began.
  taken_at timestamptz
);
CREATE INDEX data_export_of_member ON data_export (member_id, asked_at);
CREATE INDEX data_export_by_time ON data_export (asked_at);
