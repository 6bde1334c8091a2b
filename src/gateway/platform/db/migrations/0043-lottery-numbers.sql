-- What all bets on an open draw could win together if a number or word comes; see product rules 40.16 and 40.17. Gone when the draw is settled.
CREATE TABLE lottery_number_sum (
  lottery text NOT NULL,
  issue text NOT NULL,
  currency char(3) NOT NULL,
  -- What is looked at, and the number or word: `special 17`.
  number text NOT NULL CHECK (length(number) BETWEEN 3 AND 100),
  -- Minor units.
  exposure bigint NOT NULL CHECK (exposure >= 0),
  PRIMARY KEY (lottery, issue, currency, number),
  FOREIGN KEY (lottery, issue) REFERENCES lottery_draw ON DELETE CASCADE
);
