-- What each game took and gave back, as the site publishes it. Product rules 39.

-- Settled bets with real money by game and by the civil day of the operator on which their round began. All of a round counts on
-- that day, also what is settled or corrected later. Rounds that nobody paid for, and prizes without a bet, are left out. The sums
-- of squares and products are over rounds; they give the interval of the return, and need more digits than a bigint has.
CREATE TABLE game_return_day (
  currency char(3) NOT NULL,
  day date NOT NULL,
  node_id integer NOT NULL REFERENCES game,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  -- Less what corrections took back.
  win bigint NOT NULL,
  stake_squares numeric NOT NULL,
  win_squares numeric NOT NULL,
  -- Of each round its stake times its win.
  products numeric NOT NULL,
  PRIMARY KEY (currency, day, node_id)
) WITH (fillfactor = 80);

-- The sums of all those days, so that figures since the beginning cost no more in later years.
CREATE TABLE game_return (
  currency char(3) NOT NULL,
  node_id integer NOT NULL REFERENCES game,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  stake_squares numeric NOT NULL,
  win_squares numeric NOT NULL,
  products numeric NOT NULL,
  PRIMARY KEY (currency, node_id)
) WITH (fillfactor = 80);

-- Up to where bets are counted. See `vip_mark`.
CREATE TABLE return_mark (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  counted_to bigint NOT NULL DEFAULT 0,
  seen_to bigint NOT NULL DEFAULT 0,
  seen_at timestamptz,
  complete_to timestamptz
);
INSERT INTO return_mark DEFAULT VALUES;
