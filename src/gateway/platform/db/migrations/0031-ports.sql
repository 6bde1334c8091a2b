-- What the self-contained ports keep.

-- Secrets that every gateway on this database shares; the first to ask makes them.
CREATE TABLE gateway_secret (
  name text PRIMARY KEY,
  secret text NOT NULL,
  created_at timestamptz NOT NULL
);

-- Solved challenges, until they are too old to be accepted anyway.
CREATE TABLE challenge_seen (
  signature text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

CREATE INDEX challenge_seen_by_expiry ON challenge_seen (expires_at);

-- Messages of a demonstration, which go no further.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  recipient text NOT NULL,
  subject text,
  body text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX outbox_by_recipient ON outbox (recipient, id);
