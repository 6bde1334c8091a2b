import { movedOtherwise, withoutTheOther } from '#gateway/ledger/reward-proofs.ts'

const money = `SELECT 'sign-in' AS kind, 'sign-in ' || id AS row, member_id, currency, amount, transfer_id
    FROM sign_in WHERE kind = 'money'`

/** Invariants between days that were signed in, rewards, points and the ledger, each with the query that finds rows that violate it. */
export const signInProofs: Readonly<Record<string, string>> = {
  'each day signed in for money has its transfer, and each of those its day': withoutTheOther(['sign-in'], money),

  'a day signed in for money gave it from the bonus money to the main wallet of its member': movedOtherwise(money),

  'each day signed in for points gave them to its member': `
    SELECT 'sign-in ' || s.id AS row, s.amount, e.points
      FROM sign_in s LEFT JOIN point_entry e ON e.transfer_id = s.transfer_id AND e.kind = 'gift'
      WHERE s.kind = 'points' AND (e.member_id, e.points) IS DISTINCT FROM (s.member_id, s.amount)`,

  'points that were given belong to a day signed in': `
    SELECT 'point entry ' || e.id AS row, e.points
      FROM point_entry e LEFT JOIN sign_in s ON s.transfer_id = e.transfer_id
      WHERE e.kind = 'gift' AND s.id IS NULL`,

  'days in a row follow each other, and a missed day begins anew': `
    SELECT 'sign-in ' || s.id AS row, s.day, s.days
      FROM (SELECT *, lag(day) OVER w AS day_before, lag(days) OVER w AS days_before FROM sign_in
        WINDOW w AS (PARTITION BY member_id ORDER BY day)) s
      WHERE s.days <> CASE WHEN s.day_before = s.day - 1 THEN s.days_before + 1 ELSE 1 END`,

  'a day signed in brought what its version says': `
    SELECT 'sign-in ' || s.id AS row, s.kind, s.amount, r.reward
      FROM sign_in s JOIN sign_in_plan p ON p.version = s.version
      CROSS JOIN LATERAL (SELECT p.rewards -> ((s.days - 1) % 7) AS reward) r
      WHERE (s.kind, s.amount::text) <> (r.reward ->> 'kind', r.reward ->> 'amount')
         OR (s.kind = 'money' AND s.currency <> p.currency)`,
}
