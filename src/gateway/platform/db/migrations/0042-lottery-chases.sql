-- A chase: the same bets on several draws, one after the other. See product rules 40.10 to 40.13.
CREATE TABLE lottery_chase (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lottery text NOT NULL,
  member_id bigint NOT NULL REFERENCES member,
  mode text NOT NULL CHECK (mode IN ('real', 'trial')),
  stops_on_win boolean NOT NULL,
  begun_at timestamptz NOT NULL,
  -- When the first bet of a chase won that stops then.
  won_at timestamptz,
  -- When its bets on draws that were open then were given back.
  stopped_at timestamptz,
  CHECK (won_at IS NULL OR stops_on_win)
);
CREATE INDEX lottery_chase_won ON lottery_chase (id) WHERE won_at IS NOT NULL AND stopped_at IS NULL;
CREATE INDEX lottery_chase_member ON lottery_chase (member_id);
CREATE TRIGGER lottery_chase_guard BEFORE UPDATE ON lottery_chase
  FOR EACH ROW EXECUTE FUNCTION keep_row('a chase wins and stops once', 'won_at: null > *', 'stopped_at: null > *');

ALTER TABLE lottery_bet ADD COLUMN chase_id bigint REFERENCES lottery_chase;
CREATE INDEX lottery_bet_chase ON lottery_bet (chase_id) WHERE chase_id IS NOT NULL;

-- A bet that is given back has ended too, so that the last bets that ended are found without reading all.
DROP TRIGGER lottery_bet_guard ON lottery_bet;
CREATE TRIGGER lottery_bet_guard BEFORE UPDATE ON lottery_bet
  FOR EACH ROW EXECUTE FUNCTION keep_row('a bet on a draw is cancelled or settled once', 'cancelled: false > true: settled_at', 'settled_at: null > *');
CREATE INDEX lottery_bet_ended ON lottery_bet (member_id, lottery, mode, settled_at DESC, wager_id DESC) WHERE settled_at IS NOT NULL;
