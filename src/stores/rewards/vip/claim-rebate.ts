import { claimRebate as claimCall } from '#contract/rewards/vip/claim-rebate.ts'
import type { Rebate } from '#contract/rewards/vip/vip.ts'
import { $session } from '#stores/account/auth/session.ts'
import { sendOnce } from '#stores/attempt.ts'
import { call } from '#stores/call.ts'
import { balanceChanged } from '#stores/money/balance/balance.ts'

/** Claims a rebate, once. Throws `CallError`. */
export async function claimRebate(rebateId: string, language: string): Promise<Rebate | undefined> {
  const session = $session.get()
  if (!session) return undefined
  const claimed = await sendOnce('rebate', session, rebateId, (key) => call(claimCall, { rebateId, language }, { key }))
  await balanceChanged()
  return claimed
}
