import { movedOtherwise, withoutTheOther } from '#gateway/platform/ledger/reward-checks.ts'

const money = `SELECT 'sign-in' AS kind, 'sign-in ' || id AS row, member_id, currency, amount, transfer_id
    FROM sign_in WHERE kind = 'money'`

/** Invariants between days that were signed in, rewards, points and the ledger, each with the query that finds rows that violate it. */
export const signInChecks: Readonly<Record<string, string>> = {
  'each daily sign-in with a reward of money has its transfer, and each such transfer its sign-in': withoutTheOther(
    ['sign-in'],
    money,
  ),

  'a daily sign-in with a reward of money gave it from the bonus money to the main wallet of its member':
    movedOtherwise(money),

  'each daily sign-in with a reward of points gave them to its member': `
    SELECT 'sign-in ' || s.id AS row, s.amount, e.points
      FROM sign_in s LEFT JOIN point_entry e ON e.transfer_id = s.transfer_id AND e.kind = 'gift'
      WHERE s.kind = 'points' AND (e.member_id, e.points) IS DISTINCT FROM (s.member_id, s.amount)`,

  'each gift of points belongs to a daily sign-in': `
    SELECT 'point entry ' || e.id AS row, e.points
      FROM point_entry e LEFT JOIN sign_in s ON s.transfer_id = e.transfer_id
      WHERE e.kind = 'gift' AND s.id IS NULL`,

  'the days in a row of a sign-in are one more than on the day before, or 1 after a missed day': `
    SELECT 'sign-in ' || s.id AS row, s.day, s.days
      FROM (SELECT *, lag(day) OVER w AS day_before, lag(days) OVER w AS days_before FROM sign_in
        WINDOW w AS (PARTITION BY member_id ORDER BY day)) s
      WHERE s.days <> CASE WHEN s.day_before = s.day - 1 THEN s.days_before + 1 ELSE 1 END`,

  'the reward of a daily sign-in is that of its version': `
    SELECT 'sign-in ' || s.id AS row, s.kind, s.amount, r.reward
      FROM sign_in s JOIN sign_in_plan p ON p.version = s.version
      CROSS JOIN LATERAL (SELECT p.rewards -> ((s.days - 1) % 7) AS reward) r
      WHERE (s.kind, s.amount::text) <> (r.reward ->> 'kind', r.reward ->> 'amount')
         OR (s.kind = 'money' AND s.currency <> p.currency)`,
}
