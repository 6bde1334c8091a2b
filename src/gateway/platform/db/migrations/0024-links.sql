-- Links of agents: each is an invitation code with its own terms and its own funnel, which can be told to another
-- system. See decisions 0040 and 0065.

-- The links and what was registered by them.
CREATE TABLE agent_link (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE REFERENCES invitation_code,
  agent_id bigint NOT NULL REFERENCES member,
  -- What the agent calls it; empty for the code that an agent has from the start.
  name text NOT NULL CHECK (length(name) <= 40),
  -- Which kind of account registers by it.
  kind text NOT NULL CHECK (kind IN ('member', 'agent')),
  -- The rebate that new accounts get, in hundredths of a percent.
  rate integer NOT NULL CHECK (rate BETWEEN 0 AND 10000),
  expires_at timestamptz,
  max_uses integer CHECK (max_uses > 0),
  -- Registrations. Counted here, so that of two at once the last use is taken by one.
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0 AND uses <= max_uses),
  language text NOT NULL,
  page text NOT NULL CHECK (page ~ '^[a-z]{3,12}$'),
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);
CREATE INDEX agent_link_of_agent ON agent_link (agent_id, id);

-- Visits by a link and civil day of the operator.
CREATE TABLE agent_link_day (
  link_id bigint NOT NULL REFERENCES agent_link,
  day date NOT NULL,
  clicks integer NOT NULL CHECK (clicks > 0),
  PRIMARY KEY (link_id, day)
);

-- Who was counted today, so that nobody counts twice: hashes with the salt of the day. Both are thrown away when the
-- day is over, and after that nobody can say whom a hash was of.
CREATE TABLE agent_link_visitor (
  day date NOT NULL,
  link_id bigint NOT NULL REFERENCES agent_link,
  visitor bytea NOT NULL CHECK (octet_length(visitor) = 16),
  PRIMARY KEY (day, link_id, visitor)
);

-- The salt of a day.
CREATE TABLE agent_link_salt (
  day date PRIMARY KEY,
  salt bytea NOT NULL CHECK (octet_length(salt) = 32)
);

-- Where a link's events go, and which of them.
CREATE TABLE link_postback (
  link_id bigint PRIMARY KEY REFERENCES agent_link,
  url text NOT NULL CHECK (url ~ '^https://' AND length(url) <= 500),
  events text[] NOT NULL CHECK (events <> '{}' AND events <@ ARRAY['registered', 'verified', 'deposited', 'active']),
  changed_at timestamptz NOT NULL
);

-- What an agent's postbacks are signed with. It must be read again for each of them, so no hash would do.
CREATE TABLE postback_secret (
  agent_id bigint PRIMARY KEY REFERENCES member,
  secret text NOT NULL,
  made_at timestamptz NOT NULL
);

-- What is to be told, and what became of it. The transaction that makes the event writes the row.
CREATE TABLE postback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the receiver calls it; the same in each try.
  reference uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  link_id bigint NOT NULL REFERENCES agent_link,
  event text NOT NULL CHECK (event IN ('registered', 'verified', 'deposited', 'active', 'test')),
  -- Whose event it is; a test is nobody's.
  member_id bigint REFERENCES member,
  at timestamptz NOT NULL,
  -- `failed`: no try of the last round was answered; `cancelled`: the link had no address any more.
  state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'failed', 'cancelled')),
  -- Of the present round; somebody who sends it again begins another.
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  next_at timestamptz,
  tried_at timestamptz,
  -- What came of the last try: a status of HTTP, or why there is none.
  status integer,
  fault text CHECK (fault IN ('nameUnknown', 'addressRefused', 'unreachable', 'timedOut')),
  UNIQUE (link_id, event, member_id),
  CHECK ((event = 'test') = (member_id IS NULL)),
  CHECK ((state = 'waiting') = (next_at IS NOT NULL)),
  CHECK (status IS NULL OR fault IS NULL)
);
CREATE INDEX postback_of_link ON postback (link_id, id);
CREATE INDEX postback_of_member ON postback (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX postback_due ON postback (link_id, next_at) WHERE state = 'waiting';
CREATE UNIQUE INDEX postback_test ON postback (link_id) WHERE event = 'test' AND state = 'waiting';
CREATE INDEX postback_tests ON postback (at) WHERE event = 'test';

-- Steps of the funnel become postbacks when they happen.
CREATE FUNCTION postback_registered() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER postback_registered AFTER INSERT ON member_upline FOR EACH ROW EXECUTE FUNCTION postback_registered();
CREATE FUNCTION postback_verified() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER postback_verified AFTER UPDATE OF mobile_verified_at, email_verified_at ON member
  FOR EACH ROW WHEN (OLD.mobile_verified_at IS NULL AND OLD.email_verified_at IS NULL
    AND (NEW.mobile_verified_at IS NOT NULL OR NEW.email_verified_at IS NOT NULL)) EXECUTE FUNCTION postback_verified();
CREATE FUNCTION postback_identified() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER postback_identified AFTER UPDATE OF state ON identity_check
  FOR EACH ROW WHEN (NEW.state = 'approved' AND OLD.state <> 'approved') EXECUTE FUNCTION postback_identified();
CREATE FUNCTION postback_deposited() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER postback_deposited AFTER UPDATE OF transfer_id ON deposit
  FOR EACH ROW WHEN (NEW.transfer_id IS NOT NULL AND OLD.transfer_id IS NULL) EXECUTE FUNCTION postback_deposited();
CREATE FUNCTION postback_played() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER postback_played AFTER INSERT ON line_days FOR EACH ROW EXECUTE FUNCTION postback_played();
