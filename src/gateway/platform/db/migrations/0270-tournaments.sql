-- Tournaments: who plays most, wins most or wins the highest multiple within some days shares a prize pool. Product rules 26.

-- What was announced never changes; a tournament is funded when it begins, and paid and closed once.
CREATE TABLE tournament (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name ~ '^[a-z0-9-]{1,40}$'),
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  -- By language.
  titles jsonb NOT NULL,
  measure text NOT NULL CHECK (measure IN ('valid-bet', 'multiplier', 'rounds')),
  -- Categories whose bets count; empty: all.
  game_types jsonb NOT NULL,
  -- Smaller stakes do not count. Minor units, like all amounts here.
  min_stake bigint NOT NULL CHECK (min_stake > 0),
  -- Prizes by place, the first place first.
  prizes jsonb NOT NULL,
  pool bigint NOT NULL CHECK (pool > 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  put_in_by text NOT NULL CHECK (put_in_by <> ''),
  put_in_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'running', 'decided', 'paid')),
  -- Where the pool stands from the start on, and the transfers that brought it there and took the rest back.
  account_id bigint UNIQUE REFERENCES ledger_account,
  funded_by bigint UNIQUE,
  returned_by bigint UNIQUE,
  -- Bets that were settled by transactions before this one are in the scores.
  counted_to bigint NOT NULL DEFAULT 0,
  counted_at timestamptz,
  decided_at timestamptz,
  paid_at timestamptz,
  CHECK ((state = 'planned') = (account_id IS NULL)),
  CHECK ((account_id IS NULL) = (funded_by IS NULL)),
  CHECK ((state IN ('decided', 'paid')) = (decided_at IS NOT NULL)),
  CHECK ((state = 'paid') = (paid_at IS NOT NULL)),
  CHECK (state = 'paid' OR returned_by IS NULL)
);
CREATE INDEX tournament_open ON tournament (starts_at) WHERE state <> 'paid';
CREATE INDEX tournament_newest ON tournament (ends_at DESC, id DESC);

CREATE TABLE tournament_player (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tournament_id bigint NOT NULL REFERENCES tournament,
  member_id bigint NOT NULL REFERENCES member,
  joined_at timestamptz NOT NULL,
  -- The newest bet of anybody when the member joined: only later ones count.
  after_wager bigint NOT NULL CHECK (after_wager >= 0),
  -- Minor units, hundredths of a multiple, or rounds; and when the bet was settled that brought it.
  score bigint NOT NULL DEFAULT 0 CHECK (score >= 0),
  reached_at timestamptz,
  -- Of whoever wins something.
  place integer CHECK (place > 0),
  prize bigint CHECK (prize > 0),
  state text NOT NULL DEFAULT 'playing' CHECK (state IN ('playing', 'none', 'open', 'paid', 'not-paid')),
  reason text CHECK (reason IN ('pause', 'exclusion', 'register', 'closed')),
  decided_at timestamptz,
  transfer_id bigint UNIQUE,
  UNIQUE (tournament_id, member_id),
  UNIQUE (tournament_id, place),
  CHECK ((score > 0) = (reached_at IS NOT NULL)),
  CHECK ((state IN ('open', 'paid', 'not-paid')) = (prize IS NOT NULL)),
  CHECK ((prize IS NULL) = (place IS NULL)),
  CHECK ((state = 'paid') = (transfer_id IS NOT NULL)),
  CHECK ((state = 'not-paid') = (reason IS NOT NULL)),
  CHECK ((state IN ('paid', 'not-paid')) = (decided_at IS NOT NULL))
) WITH (fillfactor = 80);
-- The order of the table: of equal scores the one that was reached earlier stands first.
CREATE INDEX tournament_table ON tournament_player (tournament_id, score DESC, reached_at, id) WHERE score > 0;
CREATE INDEX tournament_player_open ON tournament_player (id) WHERE state = 'open';
CREATE INDEX tournament_player_member ON tournament_player (member_id);

REVOKE DELETE ON tournament, tournament_player FROM arara_app;

-- Bodies stand in ../functions; here they only come to be, so that triggers can name them.
CREATE FUNCTION tournament_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION tournament_player_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER tournament_guard BEFORE UPDATE OR DELETE ON tournament FOR EACH ROW EXECUTE FUNCTION tournament_guard();
CREATE TRIGGER tournament_player_guard BEFORE UPDATE OR DELETE ON tournament_player FOR EACH ROW EXECUTE FUNCTION tournament_player_guard();
