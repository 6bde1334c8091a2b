-- Web Push: what a device shows although no page of the site is open. See decision 0056.

-- The device that a session was opened on, as in `member_device`; null for a client that names none.
ALTER TABLE session ADD COLUMN device bytea;

-- What a member wants to be told, on every device that was allowed to.
CREATE TABLE push_setting (
  member_id bigint PRIMARY KEY REFERENCES member,
  withdrawals boolean NOT NULL DEFAULT true,
  rewards boolean NOT NULL DEFAULT true,
  -- When to look next for rewards that run out.
  look_at timestamptz NOT NULL
);
CREATE INDEX push_setting_due ON push_setting (look_at) WHERE rewards;

-- Where a browser takes push messages, and the keys that only it can read them with.
CREATE TABLE push_subscription (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  endpoint text NOT NULL UNIQUE CHECK (endpoint ~ '^https://' AND length(endpoint) <= 1000),
  -- That of the session; of a session without one, a hash of its own.
  device bytea NOT NULL,
  p256dh bytea NOT NULL CHECK (octet_length(p256dh) = 65),
  auth bytea NOT NULL CHECK (octet_length(auth) = 16),
  language text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscription_of_member ON push_subscription (member_id, id);
CREATE INDEX push_subscription_by_device ON push_subscription (device);

-- What waits to be sent. A later notice of the same kind takes the place of one that waits.
CREATE TABLE push_notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id bigint NOT NULL REFERENCES push_subscription ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('withdrawals', 'rewards')),
  -- Another one with each notice that takes the place of this one, so that the end of an earlier try does not count.
  turn integer NOT NULL DEFAULT 1,
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  next_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  UNIQUE (subscription_id, kind)
);
CREATE INDEX push_notice_due ON push_notice (next_at);
CREATE INDEX push_notice_by_end ON push_notice (expires_at);
