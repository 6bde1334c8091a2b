-- What the gateway keeps for itself.

-- Settings an operator can change while the gateway runs; a missing row means the default of the code.
CREATE TABLE system_setting (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  changed_at timestamptz NOT NULL
);

-- Key pairs for sealed bodies, shared by every gateway on this database. The newest is given out; the one before it
-- still opens bodies; older rows are deleted, private half and all.
CREATE TABLE seal_key (
  kid text PRIMARY KEY,
  private_jwk jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

-- Sealed bodies already opened, until they are too old to be accepted anyway.
CREATE TABLE seal_seen (
  jti text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

CREATE INDEX seal_seen_by_expiry ON seal_seen (expires_at);

-- Counters of the request limits that all gateways share; the columns are those of rate-limiter-flexible.
CREATE TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
