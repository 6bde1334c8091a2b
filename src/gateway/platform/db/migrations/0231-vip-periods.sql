-- What a level asks for every month to be kept, and what it brings every week or month.

ALTER TABLE vip_programme
  ADD COLUMN benefit_every text NOT NULL DEFAULT 'month' CHECK (benefit_every IN ('week', 'month'));
ALTER TABLE vip_level
  -- Valid bets of a month that keep the level; without it, nobody loses the level.
  ADD COLUMN maintained bigint CHECK (maintained > 0),
  -- Paid for each week or month in which somebody of the level has played.
  ADD COLUMN benefit bigint NOT NULL DEFAULT 0 CHECK (benefit >= 0);

-- A week or month of a member that is over: what counted, what it brought, and what became of the level. Written once, but for
-- the benefit, which is decided once.
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

-- Up to where weeks and months are closed; nothing before the first run.
ALTER TABLE vip_mark ADD COLUMN weeks_to timestamptz, ADD COLUMN months_to timestamptz;

-- The body stands in ../functions; here it only comes to be, so that the trigger can name it.
CREATE FUNCTION vip_period_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER vip_period_guard BEFORE UPDATE OR DELETE ON vip_period FOR EACH ROW EXECUTE FUNCTION vip_period_guard();
