/** Invariants between invitations and the ledger, each with the query that finds rows that violate it. */
export const referralProofs: Readonly<Record<string, string>> = {
  'each reward of an invitation has its transfer, and each of those its reward': `
    SELECT coalesce('reward ' || w.id, 'transfer ' || t.id) AS row, t.kind
      FROM (SELECT * FROM referral_reward WHERE state = 'paid') w
      FULL JOIN (SELECT * FROM ledger_transfer WHERE kind IN ('referral-reward', 'referral-welcome')) t
        ON t.id = w.transfer_id AND t.kind = CASE w.role WHEN 'inviter' THEN 'referral-reward' ELSE 'referral-welcome' END
      WHERE w.id IS NULL OR t.id IS NULL`,

  'a reward of an invitation gave its amount from the bonus money to the main wallet of its member': `
    SELECT 'reward ' || w.id AS row, w.amount, m.given, m.taken
      FROM (SELECT * FROM referral_reward WHERE state = 'paid') w
      CROSS JOIN LATERAL (SELECT
          coalesce(sum(p.amount) FILTER (WHERE a.owner_kind = 'member' AND a.owner_id = w.member_id::text AND a.purpose = 'main'), 0)
            AS given,
          coalesce(-sum(p.amount) FILTER (WHERE a.owner_kind = 'system' AND a.owner_id = 'bonus'), 0) AS taken
        FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
        WHERE p.transfer_id = w.transfer_id AND p.currency = w.currency) m
      WHERE (m.given, m.taken) <> (w.amount, w.amount)`,

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
