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
  user_agent text NOT NULL
);

CREATE INDEX session_open_by_member ON session (member_id) WHERE ended_at IS NULL;
CREATE INDEX session_open_by_last_seen ON session (last_seen_at) WHERE ended_at IS NULL;

-- Failed logins. The subject is the hash of an account name, known or not, or of an address.
CREATE TABLE login_guard (
  subject bytea PRIMARY KEY,
  failures integer NOT NULL,
  first_failed_at timestamptz NOT NULL,
  last_failed_at timestamptz NOT NULL,
  locked_until timestamptz
);

CREATE TABLE captcha (
  id text PRIMARY KEY,
  answer_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX captcha_by_expiry ON captcha (expires_at);
