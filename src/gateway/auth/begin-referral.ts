import { modules } from '#contract/entities/whitelabel.ts'
import type { Transaction } from '#gateway/db/client.ts'
import { moduleEnabled } from '#gateway/system/whitelabel.ts'

interface Invited {
  readonly memberId: bigint
  readonly uplineId: bigint
  readonly code: string
}

/**
 * Stores that a member registered with another member's code, with the rule that is valid now, because both saw this
 * rule (product rule 24.3). An agent's code begins no referral.
 */
export async function beginReferral(tx: Transaction, { memberId, uplineId, code }: Invited, now: Date): Promise<void> {
  const isOn = await moduleEnabled(tx, modules.referral)
  await tx.query(beginText, [uplineId, memberId, code, now, isOn])
}

// The newest version that has begun decides, as in `ruleAt` of referrals.
const beginText = `INSERT INTO referral (member_id, invited_id, currency, created_at, version, ends_at, state)
  SELECT $1, m.id, m.currency, $4, r.version, $4::timestamptz + r.days * interval '24 hours',
    CASE WHEN r.version IS NULL THEN 'none' ELSE 'open' END
  FROM member m
  JOIN invitation_code c ON c.code = $3 AND c.kind = 'referral'
  JOIN member inviter ON inviter.id = $1
  LEFT JOIN LATERAL (
    SELECT * FROM referral_rule r WHERE r.currency = m.currency AND r.valid_from <= $4 ORDER BY r.valid_from DESC, r.version DESC LIMIT 1
  ) r ON $5::boolean AND inviter.currency = m.currency AND (r.valid_until IS NULL OR r.valid_until > $4)
  WHERE m.id = $2`
