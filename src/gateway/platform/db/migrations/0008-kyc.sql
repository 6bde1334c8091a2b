-- Who members are, by their documents ("know your customer"): each check with every decision about it.

-- Who members are, by their documents ("know your customer"): each check with every decision about it.
CREATE TABLE identity_check (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the member and the provider call it: 32 random characters.
  reference text NOT NULL UNIQUE CHECK (reference ~ '^[a-z0-9]{32}$'),
  member_id bigint NOT NULL REFERENCES member,
  -- What an approval gives: `basic` by a document, `advanced` by a proof of address besides.
  tier text NOT NULL CHECK (tier IN ('basic', 'advanced')),
  document_kind text CHECK (document_kind IN ('id_card', 'driving_licence', 'passport')),
  state text NOT NULL CHECK (state IN ('draft', 'submitted', 'review', 'approved', 'rejected', 'expired')),
  -- Why it was rejected, in the words of the site.
  reason text,
  -- Code of who checks it; a draft has nobody yet.
  provider text,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  submitted_at timestamptz,
  -- The newest decision that counted, by the count and the clock of who made it. What is older never counts.
  decided_sequence bigint,
  decided_at timestamptz,
  -- Last day of the document.
  valid_until date,
  -- How often the provider was asked what became of it, and when next.
  asked integer NOT NULL DEFAULT 0,
  ask_at timestamptz,
  CHECK ((tier = 'basic') = (document_kind IS NOT NULL)),
  CHECK ((state = 'draft') = (submitted_at IS NULL)),
  CHECK ((state = 'draft') = (provider IS NULL)),
  CHECK ((state IN ('approved', 'rejected', 'expired')) = (decided_at IS NOT NULL AND decided_sequence IS NOT NULL)),
  CHECK ((state = 'rejected') = (reason IS NOT NULL))
);
CREATE INDEX identity_check_of_member ON identity_check (member_id, id);
-- One at a time for each tier.
CREATE UNIQUE INDEX identity_check_open ON identity_check (member_id, tier)
  WHERE state IN ('draft', 'submitted', 'review');
CREATE INDEX identity_check_under_way ON identity_check (ask_at) WHERE state IN ('submitted', 'review');
CREATE INDEX identity_check_ending ON identity_check (valid_until) WHERE state = 'approved' AND valid_until IS NOT NULL;
CREATE FUNCTION identity_check_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER identity_check_guard BEFORE UPDATE OR DELETE ON identity_check
  FOR EACH ROW EXECUTE FUNCTION identity_check_guard();

-- What happened with a check, decisions that came too late to count included.
CREATE TABLE identity_event (
  check_id bigint NOT NULL REFERENCES identity_check,
  seq integer NOT NULL CHECK (seq > 0),
  -- The state that it led to, or would have led to if it had counted.
  state text NOT NULL,
  at timestamptz NOT NULL,
  -- `member:7`, `job`, `provider:<code>`, or `operator:<name>`.
  actor text NOT NULL CHECK (actor <> ''),
  reason text,
  -- Of a decision: its number at the provider (the same one is taken once), its place in the provider's order, its
  -- moment.
  notice text UNIQUE,
  decided_sequence bigint,
  decided_at timestamptz,
  valid_until date,
  counted boolean NOT NULL DEFAULT true,
  PRIMARY KEY (check_id, seq)
);
CREATE TRIGGER identity_event_append_only BEFORE UPDATE OR DELETE ON identity_event
  FOR EACH ROW EXECUTE FUNCTION keep_row();

-- Checks of the sandbox, which stands in for a provider (gateway/account/kyc/sandbox-identity.ts).
CREATE TABLE sandbox_identity (
  reference text PRIMARY KEY,
  fate text NOT NULL,
  -- When it is decided.
  due_at timestamptz NOT NULL
);
