-- Postbacks: a link of an agent tells another system what came by it. See decision 0065.

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

-- Bodies stand in ../functions; here they only come to be, so that triggers can name them.
CREATE FUNCTION postback_registered() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION postback_verified() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION postback_identified() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION postback_deposited() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION postback_played() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;

CREATE TRIGGER postback_registered AFTER INSERT ON member_upline FOR EACH ROW EXECUTE FUNCTION postback_registered();
CREATE TRIGGER postback_verified AFTER UPDATE OF mobile_verified_at, email_verified_at ON member FOR EACH ROW
  WHEN (OLD.mobile_verified_at IS NULL AND OLD.email_verified_at IS NULL
    AND (NEW.mobile_verified_at IS NOT NULL OR NEW.email_verified_at IS NOT NULL))
  EXECUTE FUNCTION postback_verified();
CREATE TRIGGER postback_identified AFTER UPDATE OF state ON identity_check FOR EACH ROW
  WHEN (NEW.state = 'approved' AND OLD.state <> 'approved') EXECUTE FUNCTION postback_identified();
CREATE TRIGGER postback_deposited AFTER UPDATE OF transfer_id ON deposit FOR EACH ROW
  WHEN (NEW.transfer_id IS NOT NULL AND OLD.transfer_id IS NULL) EXECUTE FUNCTION postback_deposited();
CREATE TRIGGER postback_played AFTER INSERT ON line_days FOR EACH ROW EXECUTE FUNCTION postback_played();
