import { boolean, type } from 'superstruct'
import type { GatewayConfig } from '#gateway/config.ts'
import type { WithdrawalRules } from '#gateway/money/turnover/withdrawal-rules.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'

const MobileRow = type({ proved: boolean() })

/**
 * Whether a member must prove a mobile number before money can leave (product rule 10.51). Where no text message can be
 * sent, no number is demanded.
 */
export async function needsMobile(
  on: Executor,
  memberId: bigint,
  { mobileRequired }: Pick<WithdrawalRules, 'mobileRequired'>,
  { outbox, smsWebhookUrl }: Pick<GatewayConfig, 'outbox' | 'smsWebhookUrl'>,
): Promise<boolean> {
  if (!mobileRequired || (!outbox && smsWebhookUrl === undefined)) return false
  const text = 'SELECT mobile_verified_at IS NOT NULL AS proved FROM member WHERE id = :memberId'
  return !(await rowOf(on, MobileRow, text, { memberId }))?.proved
}
