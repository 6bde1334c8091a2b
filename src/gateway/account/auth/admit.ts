import { roleOf } from '#contract/account/members/member.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import type { Account } from '#gateway/account/members/accounts.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import { readAccessSettings } from './access-settings.ts'
import { isNewPlace, notifyOfNewPlace, type Origin } from './new-place.ts'
import { openSession } from './sessions.ts'

/** The login that was used; agents have their own. */
export type Portal = 'member' | 'agent'

const dayMs = 24 * 60 * 60_000

/**
 * Refuses accounts that are closed, disabled or used the wrong login. Call it only after the caller has proved to own the
 * account.
 *
 * @throws {CallFailure} `account_closed`, `account_disabled`, `not_a_member`, `not_an_agent`
 */
export function checkPortal(account: Account, portal: Portal = 'member'): void {
  if (account.closedAt) throw new CallFailure('account_closed')
  if (account.disabledAt) throw new CallFailure('account_disabled')
  const isAgent = roleOf(account.type) === 'agent'
  if (isAgent && portal === 'member') throw new CallFailure('not_a_member')
  if (!isAgent && portal === 'agent') throw new CallFailure('not_an_agent')
}

interface Admission {
  readonly from: Origin
  readonly now: Date
  /** Whether the person typed the password: only then can a change be required (product rule 2.9). */
  readonly byPassword: boolean
}

/** Opens a session; the last step of every kind of login. The member gets a message about a login from a new place. */
export async function admit(tx: Transaction, account: Account, { from, now, byPassword }: Admission) {
  const passwordExpired = byPassword && (await mustChange(tx, account, now))
  const { address, userAgent, device } = from
  const isNew = await isNewPlace(tx, account.id, from)
  const opening = { memberId: account.id, address, userAgent, device, now, mustChangePassword: passwordExpired }
  const { token, first } = await openSession(tx, opening)
  if (isNew) await notifyOfNewPlace(tx, account.id, from, now)
  return { token, firstTimeLogin: first, passwordExpired }
}

async function mustChange(tx: Transaction, account: Account, now: Date): Promise<boolean> {
  const { passwordExpiryDays } = await readAccessSettings(tx)
  const since = account.passwordChangedAt ?? account.createdAt
  const tooOld = passwordExpiryDays > 0 && now.getTime() - since.getTime() >= passwordExpiryDays * dayMs
  return (account.passwordExpired || tooOld) && (await moduleEnabled(tx, modules.forcedPasswordChange))
}
