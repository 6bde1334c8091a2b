-- VIP levels and the manual rebate. Rules are rows with validity and version; what a version decided names it.

-- VIP levels and the manual rebate. Rules are rows with validity and version; what a version decided names it. A
-- version never changes: another rule is another version. The newest that is valid applies to its currency.
CREATE TABLE vip_programme (
  version integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  currency char(3) NOT NULL,
  valid_from timestamptz NOT NULL,
  put_in_by text NOT NULL,
  put_in_at timestamptz NOT NULL,
  benefit_every text NOT NULL DEFAULT 'month' CHECK (benefit_every IN ('week', 'month'))
);
CREATE INDEX vip_programme_valid ON vip_programme (currency, valid_from DESC, version DESC);
CREATE TRIGGER vip_programme_append_only BEFORE UPDATE OR DELETE ON vip_programme
  FOR EACH ROW EXECUTE FUNCTION keep_row();

-- The levels of a version.
CREATE TABLE vip_level (
  version integer NOT NULL REFERENCES vip_programme,
  rank integer NOT NULL CHECK (rank > 0),
  -- By language.
  names jsonb NOT NULL,
  -- Valid bets of all times that reach it, minor units like all amounts here.
  needed bigint NOT NULL CHECK (needed >= 0),
  -- Paid once to whoever reaches it.
  bonus bigint NOT NULL CHECK (bonus >= 0),
  -- Rebate of each category, in hundredths of a per cent of the valid bet; none for categories that are not named.
  rates jsonb NOT NULL,
  -- Valid bets of a month that keep the level; without it, nobody loses the level.
  maintained bigint CHECK (maintained > 0),
  -- Paid for each week or month in which somebody of the level has played.
  benefit bigint NOT NULL DEFAULT 0 CHECK (benefit >= 0),
  PRIMARY KEY (version, rank)
);
CREATE TRIGGER vip_level_append_only BEFORE UPDATE OR DELETE ON vip_level FOR EACH ROW EXECUTE FUNCTION keep_row();

-- Up to where bets are counted. Bets of before are in the sums of whoever bets again, but are nobody's crossing.
CREATE TABLE vip_mark (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- Bets settled by transactions below are counted.
  counted_to bigint NOT NULL,
  -- Once all transactions below `seen_to` are counted, so is everything that was settled before `seen_at`.
  seen_to bigint NOT NULL,
  seen_at timestamptz,
  -- Everything that was settled before is counted; nothing is known before the first run.
  complete_to timestamptz,
  -- Up to where weeks and months are closed; nothing before the first run.
  weeks_to timestamptz,
  months_to timestamptz
);
INSERT INTO vip_mark
  SELECT true, pg_snapshot_xmin(s)::text::bigint, pg_snapshot_xmax(s)::text::bigint FROM pg_current_snapshot() s;

-- Settled valid bets of all times, of bets settled by transactions below the mark; kept so that a run reads what is new
-- alone.
CREATE TABLE vip_total (
  member_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  valid_bet bigint NOT NULL CHECK (valid_bet >= 0),
  PRIMARY KEY (member_id, currency)
) WITH (fillfactor = 80);

-- Who has reached which level, when and by what. A level is reached once and kept.
CREATE TABLE vip_step (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  rank integer NOT NULL CHECK (rank > 0),
  version integer NOT NULL,
  currency char(3) NOT NULL,
  -- Valid bets of all times with the bet that reached it, and when that bet was settled.
  valid_bet bigint NOT NULL CHECK (valid_bet >= 0),
  reached_at timestamptz NOT NULL,
  -- As the version had it then; zero if the level was not reached by a bet, but by a new version.
  bonus bigint NOT NULL CHECK (bonus >= 0),
  state text NOT NULL CHECK (state IN ('none', 'open', 'paid', 'not-paid')),
  -- Why it was not paid.
  reason text CHECK (reason IN ('pause', 'exclusion', 'register', 'closed')),
  decided_at timestamptz,
  transfer_id bigint UNIQUE,
  UNIQUE (member_id, rank),
  FOREIGN KEY (version, rank) REFERENCES vip_level,
  CHECK ((state = 'none') = (bonus = 0)),
  CHECK ((state = 'paid') = (transfer_id IS NOT NULL)),
  CHECK ((state = 'not-paid') = (reason IS NOT NULL)),
  CHECK ((state IN ('paid', 'not-paid')) = (decided_at IS NOT NULL))
);
CREATE INDEX vip_step_open ON vip_step (id) WHERE state = 'open';
CREATE TRIGGER vip_step_guard BEFORE UPDATE OR DELETE ON vip_step
  FOR EACH ROW EXECUTE FUNCTION keep_row('a level that was reached stays; its bonus is decided once',
    'state: open > *: reason decided_at transfer_id');

-- A week or month of a member that is over: what counted, what it brought, and what became of the level. Written once,
-- but for the benefit, which is decided once.
CREATE TABLE vip_period (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  every text NOT NULL CHECK (every IN ('week', 'month')),
  -- From the first moment up to the second, which belongs to the next period.
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  version integer NOT NULL,
  -- The level at the end of the period, and the one after it.
  rank integer NOT NULL,
  rank_after integer NOT NULL CHECK (rank_after BETWEEN rank - 1 AND rank + 1 AND rank_after >= 0),
  -- What was played in the period, and what would have kept the level; null where nothing was asked for.
  valid_bet bigint NOT NULL CHECK (valid_bet >= 0),
  required bigint CHECK (required > 0),
  benefit bigint NOT NULL CHECK (benefit >= 0),
  state text NOT NULL CHECK (state IN ('none', 'open', 'paid', 'not-paid')),
  reason text CHECK (reason IN ('pause', 'exclusion', 'register', 'closed')),
  decided_at timestamptz,
  transfer_id bigint UNIQUE,
  UNIQUE (member_id, every, starts_at),
  FOREIGN KEY (version, rank) REFERENCES vip_level,
  CHECK ((state = 'none') = (benefit = 0)),
  CHECK ((state = 'paid') = (transfer_id IS NOT NULL)),
  CHECK ((state = 'not-paid') = (reason IS NOT NULL)),
  CHECK ((state IN ('paid', 'not-paid')) = (decided_at IS NOT NULL)),
  CHECK (every = 'month' OR (rank_after = rank AND required IS NULL))
);
CREATE INDEX vip_period_open ON vip_period (id) WHERE state = 'open';
-- Changes of the level, to find the one of a moment.
CREATE INDEX vip_period_change ON vip_period (member_id, ends_at) WHERE rank_after <> rank;
CREATE TRIGGER vip_period_guard BEFORE UPDATE OR DELETE ON vip_period
  FOR EACH ROW EXECUTE FUNCTION keep_row('a period that is over stays; its benefit is decided once',
    'state: open > *: reason decided_at transfer_id');

-- What is given back of the valid bets of a member, a category and a period. A row comes with the first settled bet of
-- the period; after its end everything that decides the amount is written into it and never changes.
CREATE TABLE rebate (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  game_type text NOT NULL,
  -- From the first moment up to the second, which belongs to the next period.
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- `none`: nothing is given back, as without a rate, or because the amount is below the minimum.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'none', 'offered', 'claimed')),
  valid_bet bigint CHECK (valid_bet >= 0),
  -- The level at the end of the period, zero below the first; the version that was valid then, and its rate.
  rank integer CHECK (rank >= 0),
  version integer REFERENCES vip_programme,
  rate integer CHECK (rate BETWEEN 0 AND 10000),
  amount bigint CHECK (amount >= 0),
  minimum bigint CHECK (minimum > 0),
  worked_out_at timestamptz,
  claim_until timestamptz,
  claimed_at timestamptz,
  transfer_id bigint UNIQUE,
  UNIQUE (member_id, currency, game_type, starts_at),
  CHECK ((state = 'open') = (worked_out_at IS NULL)),
  CHECK (state = 'open' OR (valid_bet, rank, rate, amount, minimum, claim_until) IS NOT NULL),
  CHECK (state = 'open' OR (state = 'none') = (amount < minimum)),
  CHECK ((state = 'claimed') = (transfer_id IS NOT NULL)),
  CHECK ((state = 'claimed') = (claimed_at IS NOT NULL))
);
CREATE INDEX rebate_open ON rebate (ends_at) WHERE state = 'open';
CREATE INDEX rebate_by_period ON rebate (member_id, starts_at, id) WHERE state <> 'open' AND rate > 0;
CREATE TRIGGER rebate_guard BEFORE UPDATE OR DELETE ON rebate
  FOR EACH ROW EXECUTE FUNCTION keep_row('a rebate is worked out once and claimed once',
    'state: open > none offered: valid_bet rank version rate amount minimum worked_out_at claim_until',
    'state: offered > claimed: claimed_at transfer_id');
