-- What the gateways on this database share: settings of the operator, secrets, counters and clocks.

-- What the gateway keeps for itself. Settings an operator can change while the gateway runs; a missing row means the
-- default of the code.
CREATE TABLE system_setting (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  changed_at timestamptz NOT NULL
);

-- The civil time of a zone as the gateway knows it: from a moment on, so many minutes ahead of UTC. PostgreSQL has its
-- own data of zones, which differ from those of Node; a day that both compute must begin at one moment. See decision
-- 0105.
CREATE TABLE zone_offset (
  zone text NOT NULL,
  from_at timestamptz NOT NULL,
  minutes smallint NOT NULL,
  PRIMARY KEY (zone, from_at)
);

-- Up to where time is closed: nothing that counts for a day or another period is written with an earlier moment any
-- more, whatever the clock of a gateway says. See decision 0004.
CREATE TABLE closed_time (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  closed_to timestamptz NOT NULL DEFAULT '-infinity',
  -- As in `vip_mark`: the transactions that may still write before `seen_at`, and the moment before which none does.
  seen_to bigint NOT NULL DEFAULT 0,
  seen_at timestamptz,
  complete_to timestamptz
) WITH (fillfactor = 50);
INSERT INTO closed_time DEFAULT VALUES;

-- Secrets that every gateway on this database shares; the first to ask makes them.
CREATE TABLE gateway_secret (
  name text PRIMARY KEY,
  secret text NOT NULL,
  created_at timestamptz NOT NULL
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

-- Solved challenges, until they are too old to be accepted anyway.
CREATE TABLE challenge_seen (
  signature text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX challenge_seen_by_expiry ON challenge_seen (expires_at);

-- Counters of the request limits that all gateways share; the columns are those of rate-limiter-flexible.
CREATE TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

-- Requests that a sandbox has lost on purpose: it loses each once, in whatever process (gateway/lose-once.ts).
CREATE TABLE sandbox_lost_request (
  reference text PRIMARY KEY
);
