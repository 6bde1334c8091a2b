import { movedOtherwise, withoutTheOther } from '#gateway/platform/ledger/reward-checks.ts'

/** The kinds of transfers that pay benefits, and the rows that they pay. */
const paid = `SELECT 'vip-level' AS kind, 'vip step ' || id AS row, member_id, currency, bonus AS amount, transfer_id FROM vip_step
    WHERE state = 'paid'
  UNION ALL SELECT 'vip-benefit', 'vip period ' || id, member_id, currency, benefit, transfer_id FROM vip_period WHERE state = 'paid'
  UNION ALL SELECT 'rebate', 'rebate ' || id, member_id, currency, amount, transfer_id FROM rebate WHERE state = 'claimed'`

/** Invariants between VIP levels, rebates, bets and the ledger, each with the query that finds rows that violate it. */
export const vipChecks: Readonly<Record<string, string>> = {
  'each paid VIP bonus, benefit and rebate has its transfer, and each such transfer its row': withoutTheOther(
    ['vip-level', 'vip-benefit', 'rebate'],
    paid,
  ),

  'a VIP bonus, benefit or rebate gave its amount from the bonus money to the main wallet of its member':
    movedOtherwise(paid),

  // A version that was put in force a moment before may have been unknown to the gateway that counted.
  'a reached level names the version that was valid then, with its bonus or none': `
    SELECT 'vip step ' || s.id AS row, s.version, s.reached_at, s.valid_bet, s.bonus
      FROM vip_step s JOIN vip_programme p ON p.version = s.version
      JOIN vip_level l ON l.version = s.version AND l.rank = s.rank
      WHERE p.currency <> s.currency OR p.valid_from > s.reached_at OR s.valid_bet < l.needed OR s.bonus NOT IN (0, l.bonus)
        OR EXISTS (SELECT FROM vip_programme o WHERE o.currency = s.currency AND o.valid_from <= s.reached_at
          AND (o.valid_from, o.version) > (p.valid_from, p.version) AND o.put_in_at < s.reached_at - interval '1 minute')`,

  'a rebate is its valid bet times its rate, rounded down': `
    SELECT 'rebate ' || id AS row, valid_bet, rate, amount FROM rebate
      WHERE state <> 'open' AND amount <> floor(valid_bet::numeric * rate / 10000)`,

  'a rebate has the rate of its level in its version': `
    SELECT 'rebate ' || r.id AS row, r.version, r.rank, r.rate, l.rates ->> r.game_type AS expected
      FROM rebate r LEFT JOIN vip_level l ON l.version = r.version AND l.rank = r.rank
      WHERE r.state <> 'open' AND r.rate <> coalesce((l.rates ->> r.game_type)::integer, 0)`,

  'no two rebates of a member and a category overlap in time': `
    SELECT 'rebate ' || a.id AS row, 'rebate ' || b.id AS other
      FROM rebate a JOIN rebate b ON b.member_id = a.member_id AND b.currency = a.currency AND b.game_type = a.game_type
        AND b.id > a.id AND b.starts_at < a.ends_at AND a.starts_at < b.ends_at`,

  'the valid bets towards VIP levels are the sum of the counted bets': `
    SELECT t.member_id AS member, t.valid_bet, w.total
      FROM vip_total t CROSS JOIN vip_mark m
      CROSS JOIN LATERAL (SELECT coalesce(sum(valid_bet), 0) AS total FROM wager
        WHERE member_id = t.member_id AND currency = t.currency AND status = 'settled' AND mode = 'real'
          AND settled_xid < m.counted_to) w
      WHERE t.valid_bet <> w.total`,
}
