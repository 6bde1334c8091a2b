-- Raffles: tickets for what was played or paid in within some days, and prizes that are drawn so that anybody can check it.
-- Product rules 27.13 to 27.20.

-- What was announced never changes; prizes are drawn and paid once.
CREATE TABLE raffle (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name ~ '^[a-z0-9-]{1,40}$'),
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  -- By language.
  titles jsonb NOT NULL,
  -- A ticket for each so much of it, minor units; at most so many for a member.
  fact text NOT NULL CHECK (fact IN ('valid-bet', 'deposit')),
  per bigint NOT NULL CHECK (per > 0),
  most integer NOT NULL CHECK (most > 0),
  -- By place, the first one first, and their sum.
  prizes jsonb NOT NULL,
  pool bigint NOT NULL CHECK (pool > 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- 32 bytes that nobody is told before the draw, and their SHA-256 that everybody is.
  seed text NOT NULL CHECK (seed ~ '^[0-9a-f]{64}$'),
  seed_hash text NOT NULL CHECK (seed_hash ~ '^[0-9a-f]{64}$'),
  put_in_by text NOT NULL CHECK (put_in_by <> ''),
  put_in_at timestamptz NOT NULL,
  -- Where the pool was put aside, and the transfers that brought it there and took the rest back.
  account_id bigint NOT NULL UNIQUE REFERENCES ledger_account,
  funded_by bigint NOT NULL UNIQUE,
  returned_by bigint UNIQUE,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'drawn', 'paid')),
  -- SHA-256 of the list of tickets at the end.
  list_hash text,
  drawn_at timestamptz,
  paid_at timestamptz,
  CHECK ((state = 'open') = (drawn_at IS NULL)),
  CHECK ((drawn_at IS NULL) = (list_hash IS NULL)),
  CHECK ((state = 'paid') = (paid_at IS NOT NULL)),
  CHECK (state = 'paid' OR returned_by IS NULL)
);
CREATE INDEX raffle_open ON raffle (ends_at) WHERE state <> 'paid';
CREATE INDEX raffle_newest ON raffle (currency, ends_at DESC, id DESC);

CREATE TABLE raffle_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  raffle_id bigint NOT NULL REFERENCES raffle,
  member_id bigint NOT NULL REFERENCES member,
  joined_at timestamptz NOT NULL,
  -- The line of the list, for whoever had tickets at the end: its place, the masked name, and how many.
  line integer CHECK (line > 0),
  name text,
  tickets integer CHECK (tickets > 0),
  -- Of whoever won: which prize, with which ticket.
  place integer CHECK (place > 0),
  ticket integer CHECK (ticket >= 0),
  prize bigint CHECK (prize > 0),
  state text NOT NULL DEFAULT 'joined' CHECK (state IN ('joined', 'none', 'open', 'paid', 'not-paid')),
  reason text CHECK (reason IN ('pause', 'exclusion', 'register', 'closed')),
  decided_at timestamptz,
  transfer_id bigint UNIQUE,
  UNIQUE (raffle_id, member_id),
  UNIQUE (raffle_id, line),
  UNIQUE (raffle_id, place),
  CHECK (num_nonnulls(line, name, tickets) IN (0, 3)),
  CHECK (num_nonnulls(place, ticket, prize) IN (0, 3)),
  CHECK (place IS NULL OR line IS NOT NULL),
  CHECK ((state IN ('open', 'paid', 'not-paid')) = (prize IS NOT NULL)),
  CHECK ((state = 'paid') = (transfer_id IS NOT NULL)),
  CHECK ((state = 'not-paid') = (reason IS NOT NULL)),
  CHECK ((state IN ('paid', 'not-paid')) = (decided_at IS NOT NULL))
);
CREATE INDEX raffle_entry_open ON raffle_entry (id) WHERE state = 'open';
CREATE INDEX raffle_entry_member ON raffle_entry (member_id);

REVOKE DELETE ON raffle, raffle_entry FROM arara_app;

-- Bodies stand in ../functions; here they only come to be, so that triggers can name them.
CREATE FUNCTION raffle_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION raffle_entry_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER raffle_guard BEFORE UPDATE OR DELETE ON raffle FOR EACH ROW EXECUTE FUNCTION raffle_guard();
CREATE TRIGGER raffle_entry_guard BEFORE UPDATE OR DELETE ON raffle_entry FOR EACH ROW EXECUTE FUNCTION raffle_entry_guard();
