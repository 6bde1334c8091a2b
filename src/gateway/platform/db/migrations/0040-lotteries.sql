-- Draws of our own lotteries and the bets on them. See decision 0064 and product rules 40.

-- A draw. What its lottery plays, and when, is in the code.
CREATE TABLE lottery_draw (
  lottery text NOT NULL CHECK (lottery ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- The day and the number of the draw on it.
  issue text NOT NULL CHECK (issue ~ '^\d{8}-\d{4}$'),
  -- open: bets are taken. closed: the result is still to come. drawn: it is known, and bets are being settled. void: there is no result,
  -- and stakes go back.
  state text NOT NULL CHECK (state IN ('open', 'closed', 'drawn', 'settled', 'void')),
  -- SHA-256 of the secret seed, which is sealed until the result.
  commitment text NOT NULL CHECK (commitment ~ '^[0-9a-f]{64}$'),
  sealed_seed text NOT NULL,
  server_seed text,
  result jsonb,
  opened_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  draws_at timestamptz NOT NULL,
  drawn_at timestamptz,
  settled_at timestamptz,
  PRIMARY KEY (lottery, issue),
  UNIQUE (lottery, draws_at),
  CONSTRAINT lottery_draw_seed CHECK (server_seed IS NULL OR encode(sha256(convert_to(server_seed, 'UTF8')), 'hex') = commitment),
  CONSTRAINT lottery_draw_result CHECK ((state IN ('drawn', 'settled')) = (server_seed IS NOT NULL AND result IS NOT NULL)),
  CHECK ((state IN ('drawn', 'settled', 'void')) = (drawn_at IS NOT NULL)),
  CHECK (state <> 'settled' OR settled_at IS NOT NULL),
  CHECK (closes_at <= draws_at)
);
CREATE INDEX lottery_draw_unsettled ON lottery_draw (closes_at) WHERE settled_at IS NULL;
CREATE INDEX lottery_draw_drawn ON lottery_draw (lottery, draws_at DESC);
CREATE TRIGGER lottery_draw_guard BEFORE UPDATE ON lottery_draw
  FOR EACH ROW EXECUTE FUNCTION keep_row('a draw goes forward only',
    'state: open > closed', 'state: closed > drawn: server_seed result drawn_at',
    'state: open closed > void: drawn_at', 'state: drawn > settled: settled_at', 'settled_at: null > *');

-- Sums of a draw in a currency. Apart from the draw, because every bet changes them, and locks the draw only to read it.
CREATE TABLE lottery_sum (
  lottery text NOT NULL,
  issue text NOT NULL,
  currency char(3) NOT NULL,
  bets integer NOT NULL DEFAULT 0 CHECK (bets >= 0),
  stake bigint NOT NULL DEFAULT 0 CHECK (stake >= 0),
  -- What all bets could win at most. Minor units.
  exposure bigint NOT NULL DEFAULT 0 CHECK (exposure >= 0),
  PRIMARY KEY (lottery, issue, currency),
  FOREIGN KEY (lottery, issue) REFERENCES lottery_draw ON DELETE CASCADE
);

-- A bet on a draw; stake and result are in `wager`.
CREATE TABLE lottery_bet (
  wager_id bigint PRIMARY KEY,
  round_id bigint NOT NULL UNIQUE,
  lottery text NOT NULL,
  issue text NOT NULL,
  member_id bigint NOT NULL REFERENCES member,
  mode text NOT NULL CHECK (mode IN ('real', 'trial')),
  play text NOT NULL CHECK (length(play) BETWEEN 1 AND 60),
  -- For each row of the board what was chosen.
  choice jsonb NOT NULL,
  prize_group integer NOT NULL CHECK (prize_group BETWEEN 1 AND 2000),
  line_count integer NOT NULL CHECK (line_count > 0),
  -- Of one line. Minor units.
  line_stake bigint NOT NULL CHECK (line_stake > 0),
  -- What it can win at most. Minor units.
  exposure bigint NOT NULL CHECK (exposure >= 0),
  cancelled boolean NOT NULL DEFAULT false,
  settled_at timestamptz,
  FOREIGN KEY (lottery, issue) REFERENCES lottery_draw
);
CREATE INDEX lottery_bet_unsettled ON lottery_bet (lottery, issue, wager_id) WHERE settled_at IS NULL AND NOT cancelled;
CREATE INDEX lottery_bet_member ON lottery_bet (member_id, lottery, issue);
CREATE TRIGGER lottery_bet_guard BEFORE UPDATE ON lottery_bet
  FOR EACH ROW EXECUTE FUNCTION keep_row('a bet on a draw is cancelled or settled once', 'cancelled: false > true', 'settled_at: null > *');
