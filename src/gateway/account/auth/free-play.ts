import { randomInt } from 'node:crypto'
import { modules } from '#contract/site/system/whitelabel.ts'
import { createMember, trialMember } from '#gateway/account/members/accounts.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { refillTrialWallet, trialCurrency } from '#gateway/platform/ledger/wallets.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import { openSession } from './sessions.ts'

/**
 * Opens an account for a trial user, fills its wallet with play money and opens a session.
 *
 * @throws {CallFailure} `free_play_closed` if the operator does not offer it
 */
export async function openTrial({ database, now }: GatewayDeps, { address, userAgent }: RequestContext) {
  if (!(await moduleEnabled(database, modules.freePlay))) throw new CallFailure('free_play_closed')
  const at = now()
  return await database.transaction(async (tx) => {
    const memberId = await createMember(tx, trialMember(trialName(), trialCurrency, at))
    await refillTrialWallet(tx, memberId, at)
    const { token } = await openSession(tx, { memberId, address, userAgent, now: at })
    return { token }
  })
}

/** A name longer than a registered one can be, so that the two never collide. */
function trialName(): string {
  const digits = Array.from({ length: 20 }, () => randomInt(10)).join('')
  return `trial${digits}`
}
