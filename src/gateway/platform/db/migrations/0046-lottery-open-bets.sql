-- The bets of a member that are not settled are found without reading all that were.
CREATE INDEX lottery_bet_open ON lottery_bet (member_id, lottery, mode, wager_id) WHERE settled_at IS NULL;
