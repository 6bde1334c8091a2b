import { movedOtherwise, withoutTheOther } from '#gateway/ledger/reward-proofs.ts'

const paid = `SELECT CASE role WHEN 'inviter' THEN 'referral-reward' ELSE 'referral-welcome' END AS kind, 'reward ' || id AS row, member_id,
    currency, amount, transfer_id FROM referral_reward WHERE state = 'paid'`

/** Invariants between invitations and the ledger, each with the query that finds rows that violate it. */
export const referralProofs: Readonly<Record<string, string>> = {
  'each reward of an invitation has its transfer, and each of those its reward': withoutTheOther(
    ['referral-reward', 'referral-welcome'],
    paid,
  ),

  'a reward of an invitation gave its amount from the bonus money to the main wallet of its member':
    movedOtherwise(paid),

  'a reward of an invitation is what its rule says, for whom the invitation names, and comes of conditions that were met in time': `
    SELECT 'reward ' || w.id AS row, r.state, r.qualified_at, r.ends_at, w.amount
      FROM referral_reward w JOIN referral r ON r.id = w.referral_id JOIN referral_rule u ON u.version = r.version
      WHERE r.state <> 'qualified' OR r.qualified_at >= r.ends_at
         OR (w.member_id, w.amount) <> (CASE w.role WHEN 'inviter' THEN r.member_id ELSE r.invited_id END,
           CASE w.role WHEN 'inviter' THEN u.reward ELSE u.invited_reward END)`,

  'an invitation with a fact in common was not paid before a person looked at it': `
    SELECT 'reward ' || w.id AS row, r.flags, w.state
      FROM referral_reward w JOIN referral r ON r.id = w.referral_id
      WHERE r.flags <> '[]' AND w.state IN ('open', 'paid') AND w.looked_at_by IS NULL`,
}
