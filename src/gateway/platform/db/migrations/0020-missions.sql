-- Missions and the daily sign-in: what an operator asks for, how far each member is, and what was claimed. Product
-- rules 25 and 27.

-- Missions: what an operator asks for, how far each member is, and what was claimed. Product rules 25. A version never
-- changes. Versions with one season belong together: their points are added up, and what can be done once in a season
-- is done once in all of them.
CREATE TABLE mission_set (
  version integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  season text NOT NULL CHECK (season ~ '^[a-z0-9-]{1,40}$'),
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  -- Title by language.
  titles jsonb NOT NULL,
  valid_from timestamptz NOT NULL,
  -- Null: without an end.
  valid_until timestamptz CHECK (valid_until > valid_from),
  put_in_by text NOT NULL CHECK (put_in_by <> ''),
  put_in_at timestamptz NOT NULL
);
CREATE INDEX mission_set_valid ON mission_set (currency, valid_from DESC, version DESC);
CREATE TRIGGER mission_set_append_only BEFORE UPDATE OR DELETE ON mission_set FOR EACH ROW EXECUTE FUNCTION keep_row();

-- The missions of a set.
CREATE TABLE mission (
  version integer NOT NULL REFERENCES mission_set,
  code text NOT NULL CHECK (code ~ '^[a-z0-9-]{1,40}$'),
  place integer NOT NULL,
  titles jsonb NOT NULL,
  period text NOT NULL CHECK (period IN ('day', 'week', 'once')),
  kind text NOT NULL CHECK (kind IN ('bets', 'valid-bet', 'deposits', 'deposit-sum', 'streak')),
  target bigint NOT NULL CHECK (target > 0),
  -- Only bets in these; null for all.
  categories jsonb,
  vendors jsonb,
  reward bigint NOT NULL CHECK (reward > 0),
  points integer NOT NULL CHECK (points >= 0),
  -- Days after it was done in which it can be claimed.
  claim_days integer NOT NULL CHECK (claim_days BETWEEN 1 AND 90),
  PRIMARY KEY (version, code)
);
CREATE TRIGGER mission_append_only BEFORE UPDATE OR DELETE ON mission FOR EACH ROW EXECUTE FUNCTION keep_row();

-- How far a member is with a mission in a period. Counted from settled bets and credited deposits anew each time, so
-- that nothing counts twice; what was claimed stays.
CREATE TABLE mission_progress (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  version integer NOT NULL,
  code text NOT NULL,
  season text NOT NULL,
  currency char(3) NOT NULL,
  -- From the first moment up to the second, which belongs to the next period; null for what ends with the season alone.
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  -- Facts of before do not count, if the season began within the period.
  counts_from timestamptz NOT NULL,
  -- As the version had them when the period began for this member.
  target bigint NOT NULL CHECK (target > 0),
  reward bigint NOT NULL CHECK (reward > 0),
  points integer NOT NULL CHECK (points >= 0),
  progress bigint NOT NULL DEFAULT 0 CHECK (progress >= 0),
  -- With which fact it was done, and until when it can be claimed.
  reached_at timestamptz,
  claim_until timestamptz,
  claimed_at timestamptz,
  transfer_id bigint UNIQUE,
  UNIQUE (member_id, season, code, starts_at),
  FOREIGN KEY (version, code) REFERENCES mission,
  CHECK ((reached_at IS NULL) = (progress < target)),
  CHECK ((reached_at IS NULL) = (claim_until IS NULL)),
  CHECK ((claimed_at IS NULL) = (transfer_id IS NULL)),
  CHECK (claimed_at IS NULL OR reached_at IS NOT NULL)
) WITH (fillfactor = 80);
CREATE INDEX mission_progress_done ON mission_progress (season, member_id)
  INCLUDE (points, reached_at) WHERE reached_at IS NOT NULL;
CREATE INDEX mission_progress_to_claim ON mission_progress (member_id, claim_until)
  WHERE reached_at IS NOT NULL AND claimed_at IS NULL;
CREATE TRIGGER mission_progress_guard BEFORE UPDATE OR DELETE ON mission_progress
  FOR EACH ROW EXECUTE FUNCTION keep_row('a mission is claimed once, and stays as it was put',
    'claimed_at: null > null: progress reached_at claim_until transfer_id',
    'claimed_at: null > *: transfer_id');

-- Members of whom something new is known that is not counted yet.
CREATE TABLE mission_due (
  member_id bigint PRIMARY KEY REFERENCES member,
  noted integer NOT NULL DEFAULT 1
);

-- Up to where settled bets and credited deposits are noted.
CREATE TABLE mission_mark (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- Bets settled by transactions below are noted.
  noted_to bigint NOT NULL,
  -- When that was; deposits are looked for from a while before on, since noting somebody twice changes nothing.
  noted_at timestamptz
);
INSERT INTO mission_mark SELECT true, pg_snapshot_xmin(s)::text::bigint FROM pg_current_snapshot() s;

-- Who wants to stay out of the table for others.
CREATE TABLE mission_hidden (
  member_id bigint PRIMARY KEY REFERENCES member,
  hidden_at timestamptz NOT NULL
);

-- Daily sign-in: seven rewards in a row of days, each to the main wallet or in points. Product rules 27.1 to 27.6. A
-- version never changes. The newest one of a currency that has begun is in force.
CREATE TABLE sign_in_plan (
  version integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  -- [{"kind": "money" or "points", "amount": minor units or points, as digits}], the first day first.
  rewards jsonb NOT NULL CHECK (jsonb_array_length(rewards) = 7),
  valid_from timestamptz NOT NULL,
  -- Null: without an end.
  valid_until timestamptz CHECK (valid_until > valid_from),
  put_in_by text NOT NULL CHECK (put_in_by <> ''),
  put_in_at timestamptz NOT NULL
);
CREATE INDEX sign_in_plan_valid ON sign_in_plan (currency, valid_from DESC, version DESC);
CREATE TRIGGER sign_in_plan_append_only BEFORE UPDATE OR DELETE ON sign_in_plan
  FOR EACH ROW EXECUTE FUNCTION keep_row();

-- One for each member and civil day, with what it brought. Written once.
CREATE TABLE sign_in (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  -- In the operator's time zone at that moment.
  day date NOT NULL,
  -- How many days in a row it is by then. The eighth brings what the first one brings.
  days integer NOT NULL CHECK (days > 0),
  version integer NOT NULL REFERENCES sign_in_plan,
  kind text NOT NULL CHECK (kind IN ('money', 'points')),
  currency char(3) NOT NULL CHECK ((currency = 'PTS') = (kind = 'points')),
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  transfer_id bigint NOT NULL UNIQUE,
  UNIQUE (member_id, day)
);
CREATE INDEX sign_in_of_member ON sign_in (member_id, (-id));
CREATE TRIGGER sign_in_append_only BEFORE UPDATE OR DELETE ON sign_in FOR EACH ROW EXECUTE FUNCTION keep_row();
