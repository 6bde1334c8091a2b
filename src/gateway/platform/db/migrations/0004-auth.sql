-- Who is logged in, the ways into an account, and what guards the login.

-- Who is logged in, and what guards the login.
CREATE TABLE session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the token; the token itself is kept nowhere.
  token_hash bytea NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES member,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- The absolute end, however busy the session is.
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- When the account was used before this session; null on its first.
  previous_login_at timestamptz,
  address text NOT NULL,
  user_agent text NOT NULL,
  -- A session that may do nothing but change the password.
  must_change_password boolean NOT NULL DEFAULT false
);
CREATE INDEX session_open_by_last_seen ON session (last_seen_at) WHERE ended_at IS NULL;
CREATE INDEX session_by_member ON session (member_id);
CREATE INDEX session_by_end ON session (ended_at) WHERE ended_at IS NOT NULL;
-- The sessions of a member in the order of their logins, for the login before this one.
CREATE INDEX session_of_member ON session (member_id, created_at);

-- Hands a login on to another place, such as the site that an operator's own page leads to: once, within a minute.
CREATE TABLE session_handoff (
  -- SHA-256 of the code; the code itself is kept nowhere.
  code_hash bytea PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES session,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_handoff_by_expiry ON session_handoff (expires_at);
CREATE INDEX session_handoff_by_session ON session_handoff (session_id);

-- Failed logins. The subject is the hash of an account name, known or not, or of an address.
CREATE TABLE login_guard (
  subject bytea PRIMARY KEY,
  failures integer NOT NULL,
  first_failed_at timestamptz NOT NULL,
  last_failed_at timestamptz NOT NULL,
  locked_until timestamptz
);

-- Attempts at a secret that are being compared. One that is not ended until `until` is forgotten: its gateway has died,
-- and what was never compared is no wrong answer.
CREATE TABLE login_attempt (
  id uuid PRIMARY KEY,
  subject bytea NOT NULL,
  until timestamptz NOT NULL
);
CREATE INDEX login_attempt_by_subject ON login_attempt (subject);
CREATE INDEX login_attempt_by_until ON login_attempt (until);

-- Pictures to be read by a person, with what they show.
CREATE TABLE captcha (
  id text PRIMARY KEY,
  answer_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_by_expiry ON captcha (expires_at);

-- Codes sent by SMS and e-mail, one at a time for each purpose and recipient. The recipient is a hash of a number or an
-- address, known here or not: the table tells nothing about accounts.
CREATE TABLE one_time_code (
  purpose text NOT NULL,
  recipient bytea NOT NULL,
  -- Null once it is used or spent.
  code_hash bytea,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  -- How many were sent since `window_started_at`.
  sends smallint NOT NULL,
  window_started_at timestamptz NOT NULL,
  -- None is sent before.
  rests_until timestamptz,
  PRIMARY KEY (purpose, recipient)
);
CREATE INDEX one_time_code_by_expiry ON one_time_code (expires_at);

-- Links to choose another password, sent by e-mail.
CREATE TABLE password_reset (
  token_hash bytea PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_reset_by_member ON password_reset (member_id);
CREATE INDEX password_reset_by_expiry ON password_reset (expires_at);

-- Where an account has been used from: addresses, IPv6 by their /64.
CREATE TABLE member_address (
  member_id bigint NOT NULL REFERENCES member,
  address_group text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  -- When the address was used last.
  last_seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- An address whose trust was taken away stays as a row: an account without any address would not be asked for a
  -- second step at all.
  removed_at timestamptz,
  PRIMARY KEY (member_id, address_group)
);
CREATE INDEX member_address_by_time ON member_address (last_seen_at);

-- Logins that were right but came from a new address, until their second step.
CREATE TABLE login_verification (
  id_hash bytea PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  address_group text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX login_verification_by_expiry ON login_verification (expires_at);
CREATE INDEX login_verification_by_member ON login_verification (member_id);

-- Accounts at identity providers.
CREATE TABLE member_identity (
  provider text NOT NULL,
  subject text NOT NULL,
  member_id bigint NOT NULL REFERENCES member,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);
CREATE INDEX member_identity_by_member ON member_identity (member_id);
