-- The sums of a draw are kept in 16 parts, by the member, so that bets of many players on it do not wait for each other. See lottery_count.

DELETE FROM lottery_sum;
ALTER TABLE lottery_sum ADD COLUMN shard smallint NOT NULL CHECK (shard BETWEEN 0 AND 15);
ALTER TABLE lottery_sum DROP CONSTRAINT lottery_sum_pkey, ADD PRIMARY KEY (lottery, issue, currency, shard);
INSERT INTO lottery_sum (lottery, issue, currency, shard, bets, stake, exposure)
  SELECT b.lottery, b.issue, w.currency, b.member_id % 16, count(*) FILTER (WHERE NOT b.cancelled),
      coalesce(sum(w.stake) FILTER (WHERE NOT b.cancelled), 0), coalesce(sum(b.exposure) FILTER (WHERE NOT b.cancelled), 0)
    FROM lottery_bet b JOIN wager w ON w.id = b.wager_id GROUP BY b.lottery, b.issue, w.currency, b.member_id % 16;

-- What single numbers risk was counted by rules that are not in the database; it stays together.
ALTER TABLE lottery_number_sum ADD COLUMN shard smallint NOT NULL DEFAULT 0 CHECK (shard BETWEEN 0 AND 15);
ALTER TABLE lottery_number_sum ALTER COLUMN shard DROP DEFAULT;
ALTER TABLE lottery_number_sum DROP CONSTRAINT lottery_number_sum_pkey, ADD PRIMARY KEY (lottery, issue, currency, number, shard);
