import { atom } from 'nanostores'
import { CallError } from '#api/errors.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { type MemberInfo, roleOf } from '#contract/account/members/member.ts'
import { $session, $token, keepSession, type SessionState } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'

/** The session state of a token and its account. */
export function sessionOf(token: string, member: MemberInfo): SessionState {
  const entitlements = [
    member.hasVip && 'vip',
    member.hasPoints && 'points',
    member.availablePromo.REFERRAL.enabled && 'referral',
    member.canTransfer && 'line',
    member.canDeposit && 'deposit',
    member.hasVendorWallets && 'funds',
  ]
    .filter(Boolean)
    .join(' ')
  const { account, shownName = account, currency } = member
  return {
    token,
    role: roleOf(member.type),
    account,
    currency,
    ...(shownName !== account && { shownName }),
    ...(entitlements && { entitlements }),
  }
}

/** Name of the account's VIP level; undefined without one, and until the account is loaded. */
export const $vipLabel = atom<string | undefined>(undefined)

interface Asked {
  readonly token: string
  readonly language: string | undefined
  readonly answer: Promise<MemberInfo>
}

let asked: Asked | undefined

/**
 * The account of a token, loaded once per page and session. Throws `CallError`.
 *
 * @param language language of its VIP level. Without one the answer is for callers that show nothing of the level; it is not
 *   used for those that do
 */
export function loadCurrentMember(token: string, language?: string): Promise<MemberInfo> {
  if (asked?.token === token && (language === undefined || language === asked.language)) return asked.answer
  const answer = call(getMemberInfo, language ? { language } : {}, { token })
  asked = { token, language, answer }
  answer.catch(() => {
    asked = undefined
  })
  return answer
}

/**
 * Loads the account of the stored session again, because its role and entitlements may have changed. Without an answer the
 * page keeps the stored one.
 */
export async function refreshSession(language?: string): Promise<void> {
  const session = $session.get()
  if (!session) return
  try {
    const member = await loadCurrentMember(session.token, language)
    const now = sessionOf(session.token, member)
    const isSame = facts.every((fact) => now[fact] === session[fact])
    if ($token.get() !== session.token) return
    if (!isSame) keepSession(now)
    $vipLabel.set(member.vipLabelName ?? undefined)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

const facts = ['role', 'account', 'shownName', 'currency', 'entitlements'] as const

$token.listen(() => $vipLabel.set(undefined))
