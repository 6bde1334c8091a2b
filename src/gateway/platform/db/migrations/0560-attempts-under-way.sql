-- Attempts at a secret that are being compared. One that is not ended until `until` is forgotten: its gateway has died, and
-- what was never compared is no wrong answer.
CREATE TABLE login_attempt (
  id uuid PRIMARY KEY,
  subject bytea NOT NULL,
  until timestamptz NOT NULL
);

CREATE INDEX login_attempt_by_subject ON login_attempt (subject);
CREATE INDEX login_attempt_by_until ON login_attempt (until);

GRANT SELECT, INSERT, DELETE ON login_attempt TO arara_app;
