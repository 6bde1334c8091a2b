import { movedOtherwise, withoutTheOther } from '#gateway/platform/ledger/reward-checks.ts'

const paid = `SELECT CASE role WHEN 'inviter' THEN 'referral-reward' ELSE 'referral-welcome' END AS kind, 'reward ' || id AS row, member_id,
    currency, amount, transfer_id FROM referral_reward WHERE state = 'paid'`

/** Invariants between invitations and the ledger, each with the query that finds rows that violate it. */
export const referralChecks: Readonly<Record<string, string>> = {
  'each paid referral reward has its transfer, and each such transfer its reward': withoutTheOther(
    ['referral-reward', 'referral-welcome'],
    paid,
  ),

  'a referral reward gave its amount from the bonus money to the main wallet of its member': movedOtherwise(paid),

  'a referral reward has the amount of its rule and a member of its invitation, whose conditions were met in time': `
    SELECT 'reward ' || w.id AS row, r.state, r.qualified_at, r.ends_at, w.amount
      FROM referral_reward w JOIN referral r ON r.id = w.referral_id JOIN referral_rule u ON u.version = r.version
      WHERE r.state <> 'qualified' OR r.qualified_at >= r.ends_at
         OR (w.member_id, w.amount) <> (CASE w.role WHEN 'inviter' THEN r.member_id ELSE r.invited_id END,
           CASE w.role WHEN 'inviter' THEN u.reward ELSE u.invited_reward END)`,

  'no referral reward of two accounts with a fact in common was paid before the operator reviewed it': `
    SELECT 'reward ' || w.id AS row, r.flags, w.state
      FROM referral_reward w JOIN referral r ON r.id = w.referral_id
      WHERE r.flags <> '[]' AND w.state IN ('open', 'paid') AND w.looked_at_by IS NULL`,
}
