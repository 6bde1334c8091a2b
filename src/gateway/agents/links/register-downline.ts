import type { registerDownline } from '#contract/agents/links/register-downline.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import type { FieldFailures } from '#contract/envelope.ts'
import { keepUpline } from '#gateway/account/auth/invitations.ts'
import { refuseFields } from '#gateway/account/auth/password-rules.ts'
import type { PasswordHasher } from '#gateway/account/auth/passwords.ts'
import { lawfulRegisterRules } from '#gateway/account/auth/register-rules.ts'
import { AccountTaken, createMember } from '#gateway/account/members/accounts.ts'
import { hasRoomBelow, typeOfKind } from '#gateway/account/members/agent-links.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import { holdLine } from '#gateway/account/members/hold-line.ts'
import { demandRate, giveRebate, mostForNew } from '#gateway/account/members/line-rebates.ts'
import { namesOf } from '#gateway/account/members/reserved-names.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { canOpenFor, checkForm } from './downline-form.ts'

type Form = RequestOf<typeof registerDownline>

/** Replaces the code of a link: the agent opened the account, so there is no link. */
const noCode = ''

/**
 * Opens an account directly below an agent, once for each key; its owner must choose another password first. The key is
 * bound to all fields except the password, because only the password's hash is stored.
 *
 * @throws {CallFailure} `registration_closed`, `downline_by_link_only`, `field_invalid`, `username_taken`
 * @throws {Refusal} `rebate_above_own`, `line_too_deep`: final for the key
 */
export async function openDownline(
  deps: GatewayDeps,
  hasher: PasswordHasher,
  owner: Owner,
  { key, ...form }: Form & { readonly key: string },
): Promise<ResponseOf<typeof registerDownline>> {
  const { database, config } = deps
  const { session } = owner
  const now = deps.now()
  const { kind, rate } = form
  const account = form.username.trim()
  let passwordHash = ''
  const days = await operatorDays(database, now)
  const request = { call: 'registerDownline', account, kind, rate }
  try {
    const open = async (tx: Transaction) => {
      await holdLine(tx, 'join')
      if (kind === 'agent' && !(await hasRoomBelow(tx, session.memberId))) throw new Refusal('line_too_deep')
      demandRate(rate, await mostForNew(tx, session.memberId, days))
      const opening = { account, type: typeOfKind(kind), currency: session.currency, passwordHash }
      const memberId = await createMember(tx, { ...opening, passwordExpired: true, createdAt: now })
      await keepUpline(tx, memberId, { code: noCode, uplineId: session.memberId }, now)
      if (rate > 0) await giveRebate(tx, { memberId, rate, from: days.today, by: session.memberId, now })
      await noteAct(tx, owner, 'downline_registered', now, { account, kind, rate: rate.toString() })
      return { account }
    }
    await once(database, { actor: `member:${session.memberId}`, key, now, request }, open, async () => {
      const rules = await lawfulRegisterRules(database, config)
      if (!rules.open) throw new CallFailure('registration_closed')
      if (!(await canOpenFor(database, rules))) throw new CallFailure('downline_by_link_only')
      refuseFields(checkForm(rules, form, await namesOf(database)))
      passwordHash = await hasher.hash(form.password)
    })
  } catch (thrown) {
    const value: FieldFailures = { fields: { username: { reason: 'taken' } } }
    if (thrown instanceof AccountTaken) throw new CallFailure('username_taken', { value })
    throw thrown
  }
  return { account, kind, rate }
}
