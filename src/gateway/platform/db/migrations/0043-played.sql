-- Rounds by time, for the winner board and the most played games. Rounds come in the order of their time, so a range
-- index is a few pages, and a spin pays next to nothing for it.
CREATE INDEX round_by_time ON round USING brin (placed_at) WITH (pages_per_range = 32);

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
  position integer NOT NULL
);
