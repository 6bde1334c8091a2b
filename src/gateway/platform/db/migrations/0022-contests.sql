-- Red envelopes, raffles and tournaments: a sum that is put aside first and goes to the members who take it, draw it or
-- win it. Product rules 26 and 27.

-- A sum that is cut into shares when it is published, which members take one by one. Product rules 27.7 to 27.12.
CREATE TABLE red_envelope (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name ~ '^[a-z0-9-]{1,40}$'),
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  -- By language.
  titles jsonb NOT NULL,
  -- Minor units, and into how many shares they were cut.
  total bigint NOT NULL,
  shares integer NOT NULL CHECK (shares > 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  put_in_by text NOT NULL CHECK (put_in_by <> ''),
  put_in_at timestamptz NOT NULL,
  -- Where the total was put aside, the transfer that brought it there, and the one that took back what nobody had
  -- taken.
  account_id bigint NOT NULL UNIQUE REFERENCES ledger_account,
  funded_by bigint NOT NULL UNIQUE,
  returned_by bigint UNIQUE,
  closed_at timestamptz,
  CHECK (total >= shares),
  CHECK (closed_at IS NOT NULL OR returned_by IS NULL)
);
CREATE INDEX red_envelope_open ON red_envelope (ends_at) WHERE closed_at IS NULL;
CREATE INDEX red_envelope_newest ON red_envelope (currency, ends_at DESC, id DESC);
REVOKE DELETE ON red_envelope FROM arara_app;
CREATE TRIGGER red_envelope_guard BEFORE UPDATE OR DELETE ON red_envelope
  FOR EACH ROW EXECUTE FUNCTION keep_row('a red envelope stays as it was published',
    'closed_at: null > *: returned_by');

-- The shares in the order in which they are taken. Who has taken one is written once.
CREATE TABLE red_envelope_share (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  envelope_id bigint NOT NULL REFERENCES red_envelope,
  place integer NOT NULL CHECK (place > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  member_id bigint REFERENCES member,
  taken_at timestamptz,
  transfer_id bigint UNIQUE,
  UNIQUE (envelope_id, place),
  UNIQUE (envelope_id, member_id),
  CHECK (num_nonnulls(member_id, taken_at, transfer_id) IN (0, 3))
);
CREATE INDEX red_envelope_share_left ON red_envelope_share (envelope_id, place) WHERE member_id IS NULL;
CREATE INDEX red_envelope_share_member ON red_envelope_share (member_id) WHERE member_id IS NOT NULL;
REVOKE DELETE ON red_envelope_share FROM arara_app;
CREATE TRIGGER red_envelope_share_guard BEFORE UPDATE OR DELETE ON red_envelope_share
  FOR EACH ROW EXECUTE FUNCTION keep_row('a share of a red envelope is taken once',
    'member_id: null > *: taken_at transfer_id');

-- Tickets for what was played or paid in within some days, and prizes that are drawn so that anybody can check it.
-- Product rules 27.13 to 27.20. What was announced never changes; prizes are drawn and paid once.
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
REVOKE DELETE ON raffle FROM arara_app;
CREATE TRIGGER raffle_guard BEFORE UPDATE OR DELETE ON raffle
  FOR EACH ROW EXECUTE FUNCTION keep_row('a raffle stays as it was announced',
    'state: open > drawn: list_hash drawn_at',
    'state: drawn > paid: returned_by paid_at');

-- Who takes part in a raffle, and what they won.
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
REVOKE DELETE ON raffle_entry FROM arara_app;
CREATE TRIGGER raffle_entry_guard BEFORE UPDATE OR DELETE ON raffle_entry
  FOR EACH ROW EXECUTE FUNCTION keep_row('the result of a raffle is decided once',
    'state: joined > none open: line name tickets place ticket prize',
    'state: open > paid not-paid: reason decided_at transfer_id');

-- Who plays most, wins most or wins the highest multiple within some days shares a prize pool. Product rules 26. What
-- was announced never changes; a tournament is funded when it begins, and paid and closed once.
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
REVOKE DELETE ON tournament FROM arara_app;
CREATE TRIGGER tournament_guard BEFORE UPDATE OR DELETE ON tournament
  FOR EACH ROW EXECUTE FUNCTION keep_row('a tournament stays as it was announced',
    'state: planned > running: counted_to counted_at account_id funded_by',
    'state: running > running: counted_to counted_at',
    'state: running > decided: counted_to counted_at decided_at',
    'state: decided > paid: counted_to counted_at returned_by paid_at');

-- Who takes part in a tournament, and what they won.
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
REVOKE DELETE ON tournament_player FROM arara_app;
CREATE TRIGGER tournament_player_guard BEFORE UPDATE OR DELETE ON tournament_player
  FOR EACH ROW EXECUTE FUNCTION keep_row('the result of a tournament is decided once',
    'state: playing > playing none open: score reached_at place prize',
    'state: open > paid not-paid: reason decided_at transfer_id');
