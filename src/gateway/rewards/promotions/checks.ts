import { movedOtherwise } from '#gateway/platform/ledger/reward-checks.ts'

const paid = `SELECT 'reward ' || id AS row, member_id, currency, amount, transfer_id FROM member_reward WHERE transfer_id IS NOT NULL`

/** Invariants between rewards, bonuses, deposits and the ledger, each with the query that finds rows that violate it. */
export const promotionChecks: Readonly<Record<string, string>> = {
  'each given reward has its transfer, bonus or free rounds, and each of these its reward': `
    SELECT coalesce('reward ' || r.id, g.given) AS row, r.state
      FROM (SELECT id, state, coalesce('transfer ' || transfer_id, 'bonus ' || grant_id, 'free rounds ' || free_id) AS given FROM member_reward
        WHERE state IN ('claimed', 'issued')) r
      FULL JOIN (
        SELECT 'transfer ' || id AS given FROM ledger_transfer WHERE kind = 'promotion'
        UNION ALL SELECT 'bonus ' || id FROM bonus_grant WHERE source IN ('deposit', 'promotion')
        UNION ALL SELECT 'free rounds ' || id FROM free_rounds
      ) g ON g.given = r.given
      WHERE r.id IS NULL OR g.given IS NULL`,

  'a reward of money gave its amount from the bonus money to the main wallet of its member': movedOtherwise(paid),

  'the bonus of a reward has the reward’s member, amount, offer and deposit': `
    SELECT 'reward ' || r.id AS row, r.amount, g.granted, g.source, g.source_ref
      FROM member_reward r JOIN bonus_grant g ON g.id = r.grant_id JOIN promotion p ON p.id = r.promotion_id
      LEFT JOIN deposit d ON d.id = r.deposit_id
      WHERE (g.member_id, g.granted, g.currency, g.offer_id) IS DISTINCT FROM (r.member_id, r.amount, r.currency, p.offer_id)
        OR (g.source, g.source_ref) IS DISTINCT FROM CASE r.state WHEN 'issued' THEN ROW('deposit'::text, r.deposit_id::text)
          ELSE ROW('promotion'::text, r.id::text) END
        OR (r.state = 'issued' AND (d.status, d.member_id) IS DISTINCT FROM ('credited', r.member_id))`,

  'the free rounds of a reward have the reward’s member, amount, offer and deposit': `
    SELECT 'reward ' || r.id AS row, r.amount, f.rounds, f.stake, f.source, f.source_ref
      FROM member_reward r JOIN free_rounds f ON f.id = r.free_id JOIN promotion p ON p.id = r.promotion_id
      WHERE (f.member_id, f.currency, f.offer_id, f.rounds * f.stake) IS DISTINCT FROM (r.member_id, r.currency, p.free_offer_id, r.amount)
        OR (f.source, f.source_ref) IS DISTINCT FROM CASE r.state WHEN 'issued' THEN ROW('deposit'::text, r.deposit_id::text)
          ELSE ROW('promotion'::text, r.id::text) END`,

  'a deposit bonus is its percentage of the deposit, at most its limit': `
    SELECT 'reward ' || r.id AS row, r.amount, d.received, d.fee
      FROM member_reward r JOIN promotion p ON p.id = r.promotion_id JOIN bonus_offer o ON o.id = p.offer_id
      JOIN deposit d ON d.id = r.deposit_id
      WHERE r.state = 'issued' AND r.amount <> least((o.terms ->> 'amount')::bigint,
        floor((d.received - coalesce(d.fee, 0))::numeric * (p.rules -> 'deposit' ->> 'percent')::integer / 100))`,

  'a deposit brings the member’s own bonus that it was ordered with, or the one that was joined where nothing was chosen': `
    SELECT 'deposit ' || d.id AS row, d.reward_id, d.without_bonus, r.id AS brought
      FROM deposit d LEFT JOIN member_reward r ON r.deposit_id = d.id LEFT JOIN member_reward chosen ON chosen.id = d.reward_id
      WHERE (r.id IS NOT NULL AND (d.without_bonus OR d.reward_id <> r.id)) OR chosen.member_id <> d.member_id`,
}
