-- Daily sign-in: seven rewards in a row of days, each to the main wallet or in points. Product rules 27.1 to 27.6.

-- A version never changes. The newest one of a currency that has begun is in force.
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

CREATE TRIGGER sign_in_plan_append_only BEFORE UPDATE OR DELETE ON sign_in_plan
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER sign_in_append_only BEFORE UPDATE OR DELETE ON sign_in
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
