-- A wrong result of a draw is corrected, and its bets are settled anew. See product rules 40.19 to 40.23 and decision 0065.

-- A correction of a draw that was settled. The draw itself keeps what its seed gave.
CREATE TABLE lottery_correction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lottery text NOT NULL,
  issue text NOT NULL,
  -- What counted before, and what counts now. Null: the draw is void.
  old_result jsonb,
  new_result jsonb,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 100),
  corrected_by text NOT NULL,
  corrected_at timestamptz NOT NULL,
  -- When all bets had been settled anew.
  settled_at timestamptz,
  FOREIGN KEY (lottery, issue) REFERENCES lottery_draw,
  CONSTRAINT lottery_correction_changes CHECK (old_result IS DISTINCT FROM new_result)
);
-- One after the other.
CREATE UNIQUE INDEX lottery_correction_unsettled ON lottery_correction (lottery, issue) WHERE settled_at IS NULL;
CREATE INDEX lottery_correction_draw ON lottery_correction (lottery, issue, id DESC);
CREATE TRIGGER lottery_correction_guard BEFORE UPDATE OR DELETE ON lottery_correction
  FOR EACH ROW EXECUTE FUNCTION keep_row('a correction stays, and is settled once', 'settled_at: null > *');

-- A bet by a correction. Amounts in minor units.
CREATE TABLE lottery_correction_bet (
  correction_id bigint NOT NULL REFERENCES lottery_correction,
  wager_id bigint NOT NULL REFERENCES lottery_bet,
  -- What had been paid for it before, and what it comes to now.
  paid bigint NOT NULL CHECK (paid >= 0),
  due bigint NOT NULL CHECK (due >= 0),
  -- What could not be taken back, because the wallet had less.
  missing bigint NOT NULL CHECK (missing BETWEEN 0 AND paid),
  PRIMARY KEY (correction_id, wager_id)
);
CREATE INDEX lottery_correction_bet_wager ON lottery_correction_bet (wager_id, correction_id DESC);
CREATE TRIGGER lottery_correction_bet_guard BEFORE UPDATE OR DELETE ON lottery_correction_bet
  FOR EACH ROW EXECUTE FUNCTION keep_row('what a correction did stays');

-- All bets of a draw, settled or not.
CREATE INDEX lottery_bet_draw ON lottery_bet (lottery, issue, wager_id);
