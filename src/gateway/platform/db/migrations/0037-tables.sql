-- Tables of our own games at which everybody plays the same round. See decision 0062 and product rules 38.

-- A table that somebody has ever watched. What it plays, and its limits, are in the code.
CREATE TABLE game_table (
  table_id text PRIMARY KEY CHECK (table_id ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- Number of its latest change, so that a page notices that it has missed one.
  moves bigint NOT NULL DEFAULT 0,
  -- Without a watcher the table sleeps: no round begins.
  watched_until timestamptz NOT NULL,
  -- Whether an operator lets rounds begin, and lets players write to each other.
  is_open boolean NOT NULL DEFAULT true,
  has_chat boolean NOT NULL DEFAULT true
);
REVOKE DELETE ON game_table FROM arara_app;

-- The hash chain of a crash table. Its head is published before the first of its rounds.
CREATE TABLE table_chain (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_id text NOT NULL REFERENCES game_table,
  -- The number of the table's round that is round 1 of the chain, and how many rounds it has.
  first_round bigint NOT NULL CHECK (first_round > 0),
  rounds integer NOT NULL CHECK (rounds > 0),
  head text NOT NULL CHECK (head ~ '^[0-9a-f]{64}$'),
  -- The hash of its last round, from which all others follow; sealed, because it decides results that are still to come.
  sealed_last text NOT NULL,
  -- What every hash is mixed with. Drawn after the head was stored, so that no chain could be chosen to suit it.
  public_seed text CHECK (length(public_seed) BETWEEN 1 AND 200),
  made_at timestamptz NOT NULL,
  UNIQUE (table_id, first_round)
);
REVOKE DELETE ON table_chain FROM arara_app;
CREATE TRIGGER table_chain_guard BEFORE UPDATE ON table_chain
  FOR EACH ROW EXECUTE FUNCTION keep_row('a chain stays as it was published', 'public_seed: null > *');

-- One round of a table, for everybody.
CREATE TABLE table_round (
  table_id text NOT NULL REFERENCES game_table,
  number bigint NOT NULL CHECK (number > 0),
  -- open: bets are taken. closed: the result is still to come; a crash round runs. result: it is known, and bets are being settled.
  -- void: there is no result, and stakes go back.
  state text NOT NULL CHECK (state IN ('open', 'closed', 'result', 'settled', 'void')),
  -- SHA-256 of the secret seed, which is sealed until the result.
  commitment text NOT NULL CHECK (commitment ~ '^[0-9a-f]{64}$'),
  sealed_seed text NOT NULL,
  server_seed text,
  -- The public half of the seed.
  client_seed text NOT NULL,
  result jsonb,
  -- Where a crash round is ended because the house could lose no more, in hundredths. Announced when bets are closed.
  forced integer,
  opened_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  result_at timestamptz,
  -- Before it the next round does not open.
  next_at timestamptz,
  settled_at timestamptz,
  PRIMARY KEY (table_id, number),
  CONSTRAINT table_round_seed CHECK (server_seed IS NULL OR encode(sha256(convert_to(server_seed, 'UTF8')), 'hex') = commitment),
  CONSTRAINT table_round_result CHECK ((state IN ('result', 'settled')) = (server_seed IS NOT NULL AND result IS NOT NULL)),
  CHECK ((state IN ('result', 'settled', 'void')) = (result_at IS NOT NULL AND next_at IS NOT NULL)),
  CHECK (state <> 'settled' OR settled_at IS NOT NULL),
  CHECK (closes_at > opened_at)
);
CREATE INDEX table_round_unsettled ON table_round (table_id, number) WHERE settled_at IS NULL;
CREATE INDEX table_round_opened ON table_round (opened_at);
CREATE TRIGGER table_round_guard BEFORE UPDATE ON table_round
  FOR EACH ROW EXECUTE FUNCTION keep_row('a round goes forward only',
    'state: open > closed: forced', 'state: closed > result: server_seed result result_at next_at',
    'state: open closed > void: result_at next_at', 'state: result > settled: settled_at', 'settled_at: null > *');

-- Sums of a round in a currency. Apart from the round, because every bet changes them, and locks the round only to read it.
CREATE TABLE table_sum (
  table_id text NOT NULL,
  number bigint NOT NULL,
  currency char(3) NOT NULL,
  bets integer NOT NULL DEFAULT 0 CHECK (bets >= 0),
  players integer NOT NULL DEFAULT 0 CHECK (players >= 0),
  -- What all bets could pay at most, less their stakes. Minor units.
  exposure bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, number, currency),
  FOREIGN KEY (table_id, number) REFERENCES table_round ON DELETE CASCADE
);

-- A member in a round, with the round of the money door that has all their bets. They are settled together.
CREATE TABLE table_player (
  table_id text NOT NULL,
  number bigint NOT NULL,
  member_id bigint NOT NULL REFERENCES member,
  mode text NOT NULL CHECK (mode IN ('real', 'trial')),
  round_id bigint NOT NULL UNIQUE,
  -- Minor units; without what was taken back.
  stake bigint NOT NULL CHECK (stake >= 0),
  settled_at timestamptz,
  PRIMARY KEY (table_id, number, member_id, mode),
  FOREIGN KEY (table_id, number) REFERENCES table_round ON DELETE CASCADE
);
CREATE INDEX table_player_unsettled ON table_player (table_id, number) WHERE settled_at IS NULL;
CREATE INDEX table_player_member ON table_player (member_id);

-- Where the bets of these rounds lie; stake and result are in `wager`.
CREATE TABLE table_bet (
  wager_id bigint PRIMARY KEY,
  table_id text NOT NULL,
  number bigint NOT NULL,
  member_id bigint NOT NULL REFERENCES member,
  mode text NOT NULL CHECK (mode IN ('real', 'trial')),
  place text NOT NULL CHECK (length(place) BETWEEN 1 AND 40),
  stake bigint NOT NULL CHECK (stake > 0),
  -- What it can pay at most, less its stake. Minor units.
  exposure bigint NOT NULL CHECK (exposure >= 0),
  -- Bets that were placed together have the same number.
  batch integer NOT NULL CHECK (batch > 0),
  -- Hundredths at which a bet on a crash round is cashed out by itself, and at which it was.
  target integer CHECK (target >= 101),
  cashed_at integer CHECK (cashed_at >= 101),
  undone boolean NOT NULL DEFAULT false,
  FOREIGN KEY (table_id, number, member_id, mode) REFERENCES table_player ON DELETE CASCADE
);
CREATE INDEX table_bet_player ON table_bet (table_id, number, member_id, mode);
CREATE INDEX table_bet_member ON table_bet (member_id);

-- What players write to each other at a table.
CREATE TABLE table_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_id text NOT NULL REFERENCES game_table,
  member_id bigint NOT NULL REFERENCES member,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 200),
  sent_at timestamptz NOT NULL
);
CREATE INDEX table_message_table ON table_message (table_id, id);
CREATE INDEX table_message_member ON table_message (member_id, sent_at);

-- Whose messages a member does not want to read.
CREATE TABLE table_mute (
  member_id bigint NOT NULL REFERENCES member,
  muted_id bigint NOT NULL REFERENCES member,
  muted_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, muted_id),
  CHECK (member_id <> muted_id)
);
CREATE INDEX table_mute_muted ON table_mute (muted_id);

-- A member who has written at a table: the name under which others can mute them, which says nothing else about them.
CREATE TABLE table_author (
  member_id bigint PRIMARY KEY REFERENCES member,
  author_key text NOT NULL UNIQUE CHECK (author_key ~ '^[A-Za-z0-9_-]{16}$'),
  -- An operator lets them write nothing before.
  silenced_until timestamptz,
  silenced_by text
);
