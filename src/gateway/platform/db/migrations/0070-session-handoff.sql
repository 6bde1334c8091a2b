-- Hands a login on to another place, such as the site that an operator's own page leads to: once, within a minute.

CREATE TABLE session_handoff (
  -- SHA-256 of the code; the code itself is kept nowhere.
  code_hash bytea PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES session,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_handoff_by_expiry ON session_handoff (expires_at);
