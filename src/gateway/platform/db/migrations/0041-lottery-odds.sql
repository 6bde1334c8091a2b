-- What a bet on a draw was promised is kept with it, so that another table of odds or another limit does not change it.

ALTER TABLE lottery_bet
  -- What a prize group below the highest took off the price. Minor units.
  ADD COLUMN rebate bigint NOT NULL DEFAULT 0 CHECK (rebate >= 0),
  -- The exact odds of each prize that its lines can win, as `9/2`.
  ADD COLUMN odds jsonb NOT NULL,
  -- The most that it pays. Minor units.
  ADD COLUMN most_win bigint NOT NULL CHECK (most_win >= 0);
