-- Points: what members have earned, and what became of it. The points themselves are the currency PTS of the ledger.
-- Product rules 11.

-- Points: what members have earned, and what became of it. The points themselves are the currency PTS of the ledger.
-- Product rules 11. What a point costs in each category, as the setting had it when the first bet was counted by it. A
-- version never changes.
CREATE TABLE point_rule (
  version integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- [{"gameType": …, "currency": …, "turnover": minor units as digits, "points": for each whole turnover}]
  earning jsonb NOT NULL,
  noted_at timestamptz NOT NULL
);
CREATE TRIGGER point_rule_append_only BEFORE UPDATE OR DELETE ON point_rule FOR EACH ROW EXECUTE FUNCTION keep_row();

-- Up to where bets were looked at, and whether points are being earned.
CREATE TABLE point_mark (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  is_on boolean NOT NULL DEFAULT false,
  -- When points were enabled last. What was settled before earns nothing.
  began_at timestamptz,
  -- Members whose bets were settled by transactions below have been looked at.
  counted_to bigint NOT NULL DEFAULT 0
);
INSERT INTO point_mark DEFAULT VALUES;

-- The valid bets of a member in a category, minor units: `counted` = `passed` + what has become points + `residue`.
CREATE TABLE point_count (
  member_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  game_type text NOT NULL,
  -- Valid bets of all times that were looked at.
  counted bigint NOT NULL CHECK (counted >= 0),
  -- What of them earns nothing: settled while points were off, or in a category without a rule.
  passed bigint NOT NULL CHECK (passed >= 0),
  -- What counts towards the next point.
  residue bigint NOT NULL CHECK (residue >= 0),
  PRIMARY KEY (member_id, currency, game_type),
  CHECK (passed + residue <= counted)
) WITH (fillfactor = 80);

-- Rewards of the points mall. `texts` by language: {"pt": {"name": …, "remark": …}}
CREATE TABLE point_reward (
  id text PRIMARY KEY,
  texts jsonb NOT NULL,
  quantity integer CHECK (quantity >= 0),
  points integer NOT NULL CHECK (points > 0),
  amount_requirement bigint CHECK (amount_requirement > 0),
  value bigint CHECK (value > 0),
  currency char(3) NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'coming', 'closed')),
  position integer NOT NULL,
  -- Rewards have a picture; those that are no money are goods, which are sent to an address.
  picture text NOT NULL DEFAULT 'coins'
    CHECK (picture IN ('coins', 'notes', 'chest', 'stickers', 'shirt', 'parcel'))
);

-- A reward that was redeemed. Money is `fulfilled` at once; goods are placed, shipped and done, or cancelled.
CREATE TABLE point_order (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES member,
  reward_id text NOT NULL REFERENCES point_reward,
  -- As the reward was then: texts by language, price, and what was credited.
  texts jsonb NOT NULL,
  points integer NOT NULL CHECK (points > 0),
  value bigint CHECK (value > 0),
  currency char(3) NOT NULL,
  state text NOT NULL CHECK (state IN ('placed', 'fulfilled', 'shipped', 'done', 'cancelled')),
  -- Where goods are sent to; forgotten some time after the order is over.
  address jsonb,
  -- What the carrier calls the parcel, and why an order was cancelled, in the operator's words.
  tracking text,
  reason text,
  decided_by text,
  placed_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  transfer_id bigint NOT NULL UNIQUE,
  return_transfer_id bigint UNIQUE,
  CHECK ((state = 'fulfilled') = (value IS NOT NULL)),
  CHECK ((state = 'cancelled') = (return_transfer_id IS NOT NULL)),
  CHECK ((state = 'cancelled') = (reason IS NOT NULL))
);
CREATE INDEX point_order_open ON point_order (id) WHERE state IN ('placed', 'shipped');
CREATE INDEX point_order_address ON point_order (changed_at)
  WHERE address IS NOT NULL AND state IN ('done', 'cancelled');
CREATE INDEX point_order_by_moment ON point_order (member_id, placed_at, id);
CREATE TRIGGER point_order_guard BEFORE UPDATE OR DELETE ON point_order
  FOR EACH ROW EXECUTE FUNCTION keep_row('an order keeps what was ordered and never goes back',
    'state: placed > shipped cancelled: tracking reason decided_by changed_at return_transfer_id',
    'state: shipped > done cancelled: tracking reason decided_by changed_at return_transfer_id',
    'state: done > done: address',
    'state: cancelled > cancelled: address');
-- Its address is deleted some time after the order is over.
CREATE TRIGGER point_order_address BEFORE UPDATE ON point_order
  FOR EACH ROW WHEN (NEW.address IS NOT NULL AND NEW.address IS DISTINCT FROM OLD.address)
  EXECUTE FUNCTION keep_row('an order keeps its address, or none');

-- Every movement of points. Written once.
CREATE TABLE point_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('earn', 'redeem', 'return', 'convert', 'gift')),
  -- What the history is filtered by.
  type text NOT NULL
    CHECK (type IN ('live', 'lottery', 'pvp', 'slots', 'sports', 'fishing', 'redeem', 'convert', 'gift')),
  points bigint NOT NULL CHECK (points <> 0),
  -- Of bets, or of the money that points became.
  currency char(3),
  -- Earned: as many units of turnover as the rule asked for then.
  game_type text,
  version integer REFERENCES point_rule,
  units bigint CHECK (units > 0),
  turnover bigint CHECK (turnover > 0),
  -- Converted: the money that was credited, minor units.
  amount bigint CHECK (amount > 0),
  order_id bigint REFERENCES point_order,
  -- Of the request that converted, so that the same one never converts twice.
  reference text UNIQUE,
  transfer_id bigint NOT NULL UNIQUE,
  -- The valid bets that were left over when points were earned. Null for other entries.
  residue bigint CHECK (residue >= 0 AND residue < turnover),
  CHECK (num_nonnulls(game_type, version, units, turnover) = CASE kind WHEN 'earn' THEN 4 ELSE 0 END),
  CHECK (num_nonnulls(amount, reference) = CASE kind WHEN 'convert' THEN 2 ELSE 0 END),
  CHECK ((order_id IS NOT NULL) = (kind IN ('redeem', 'return'))),
  CHECK ((points > 0) = (kind IN ('earn', 'return', 'gift')))
);
CREATE INDEX point_entry_of_order ON point_entry (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX point_entry_by_moment ON point_entry (member_id, at, id);
CREATE INDEX point_entry_of_type_by_moment ON point_entry (member_id, type, at, id);
CREATE TRIGGER point_entry_append_only BEFORE UPDATE OR DELETE ON point_entry FOR EACH ROW EXECUTE FUNCTION keep_row();
