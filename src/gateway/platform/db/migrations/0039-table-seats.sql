-- Seats of shared tables of blackjack. See decision 0063 and product rules 38.

-- A seat of a round, and its only player.
CREATE TABLE table_seat (
  table_id text NOT NULL,
  number bigint NOT NULL,
  -- From 0, in the order in which the seats act.
  place smallint NOT NULL CHECK (place BETWEEN 0 AND 6),
  member_id bigint NOT NULL REFERENCES member,
  mode text NOT NULL CHECK (mode IN ('real', 'trial')),
  PRIMARY KEY (table_id, number, place),
  FOREIGN KEY (table_id, number, member_id, mode) REFERENCES table_player ON DELETE CASCADE
);
CREATE INDEX table_seat_player ON table_seat (table_id, number, member_id, mode);
CREATE INDEX table_seat_member ON table_seat (member_id);

-- The hands of a round that is being played, as everybody sees them, with all decisions so far. The hole card is not here: it follows
-- from the seed, which is sealed in the round.
CREATE TABLE table_hands (
  table_id text NOT NULL,
  number bigint NOT NULL,
  hands jsonb NOT NULL,
  -- When the time for the decision that is due is over.
  decides_until timestamptz NOT NULL,
  PRIMARY KEY (table_id, number),
  FOREIGN KEY (table_id, number) REFERENCES table_round ON DELETE CASCADE
);
