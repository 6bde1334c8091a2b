/** Invariants of draws and their bets, each with the query that finds rows that violate it. */
export const drawChecks: Readonly<Record<string, string>> = {
  'a bet on a draw has the stake of its lines, less its rebate': `
    SELECT 'bet ' || b.wager_id AS row, b.line_count, b.line_stake, b.rebate, w.stake
      FROM lottery_bet b LEFT JOIN wager w ON w.id = b.wager_id
      WHERE w.id IS NULL OR w.stake <> b.line_count * b.line_stake - b.rebate OR w.round_id <> b.round_id OR w.member_id <> b.member_id
         OR w.mode <> b.mode OR (w.state = 'refunded') <> b.cancelled`,

  'a settled draw has no open bet': `
    SELECT d.lottery || ' ' || d.issue AS row, d.state, w.id AS wager
      FROM lottery_draw d JOIN lottery_bet b USING (lottery, issue) JOIN wager w ON w.id = b.wager_id
      WHERE d.settled_at IS NOT NULL AND w.state = 'open'`,

  'no bet on a draw is settled before its result': `
    SELECT 'bet ' || b.wager_id AS row, w.state, d.state AS draw
      FROM lottery_bet b JOIN lottery_draw d USING (lottery, issue) JOIN wager w ON w.id = b.wager_id
      WHERE w.state NOT IN ('open', 'refunded') AND d.state IN ('open', 'closed')`,

  'a void draw pays nothing': `
    SELECT 'bet ' || b.wager_id AS row, w.state
      FROM lottery_bet b JOIN lottery_draw d USING (lottery, issue) JOIN wager w ON w.id = b.wager_id
      WHERE d.state = 'void' AND d.settled_at IS NOT NULL AND w.state NOT IN ('void', 'refunded')`,

  'a bet of a chase is of its member, lottery and mode': `
    SELECT 'bet ' || b.wager_id AS row, c.id AS chase
      FROM lottery_bet b JOIN lottery_chase c ON c.id = b.chase_id
      WHERE (b.lottery, b.member_id, b.mode) <> (c.lottery, c.member_id, c.mode)`,

  'a stopped chase has no bets on draws that were open then': `
    SELECT 'bet ' || b.wager_id AS row, c.id AS chase, w.state
      FROM lottery_chase c JOIN lottery_bet b ON b.chase_id = c.id JOIN wager w ON w.id = b.wager_id
        JOIN lottery_draw d ON d.lottery = b.lottery AND d.issue = b.issue
      WHERE d.closes_at > c.stopped_at AND d.state <> 'void' AND NOT b.cancelled AND (b.settled_at IS NULL OR b.settled_at > c.stopped_at)`,

  'a corrected bet has come to what its last correction says': `
    SELECT 'bet ' || w.id AS row, c.due, c.missing, w.win, m.more
      FROM (SELECT DISTINCT ON (wager_id) * FROM lottery_correction_bet ORDER BY wager_id, correction_id DESC) c
        JOIN wager w ON w.id = c.wager_id
        LEFT JOIN LATERAL (SELECT coalesce(sum(m.win - m.stake), 0) AS more FROM wager m
          WHERE m.round_id = w.round_id AND m.corrects_id = w.id) m ON true
      WHERE w.win + m.more <> c.due + c.missing`,

  'each bet of a corrected draw is settled anew': `
    SELECT 'bet ' || b.wager_id AS row, c.id AS correction
      FROM lottery_correction c JOIN lottery_bet b ON b.lottery = c.lottery AND b.issue = c.issue
      WHERE c.settled_at IS NOT NULL AND b.mode = 'real' AND NOT b.cancelled
        AND NOT EXISTS (SELECT FROM lottery_correction_bet d WHERE d.correction_id = c.id AND d.wager_id = b.wager_id)`,

  'a number of a settled draw has no sum, and none of a draw without bets': `
    SELECT n.lottery || ' ' || n.issue AS row, n.number, n.exposure
      FROM lottery_number_sum n JOIN lottery_draw d USING (lottery, issue) JOIN lottery_sum s USING (lottery, issue, currency, shard)
      WHERE d.settled_at IS NOT NULL OR (n.exposure > 0 AND s.bets = 0)`,

  'the sums of a draw are those of its bets': `
    SELECT s.lottery || ' ' || s.issue AS row, s.currency, s.shard, s.bets, c.bets AS counted, s.stake, c.stake AS staked, s.exposure, c.exposure AS risk
      FROM lottery_sum s LEFT JOIN LATERAL (
        SELECT count(*)::int AS bets, coalesce(sum(w.stake), 0)::bigint AS stake, coalesce(sum(b.exposure), 0)::bigint AS exposure
          FROM lottery_bet b JOIN wager w ON w.id = b.wager_id
          WHERE b.lottery = s.lottery AND b.issue = s.issue AND b.member_id % 16 = s.shard AND w.currency = s.currency AND NOT b.cancelled) c ON true
      WHERE s.currency <> 'FUN' AND (s.bets <> c.bets OR s.stake <> c.stake OR s.exposure <> c.exposure)`,
}
