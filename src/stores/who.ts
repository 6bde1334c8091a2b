import { CallError } from '#api/errors.ts'
import { type MemberInfo, roleOf } from '#contract/entities/member.ts'
import { getMemberInfo } from '#contract/member/get-member-info.ts'
import { call } from './call.ts'
import { $session, keepSession, type SessionState } from './session.ts'

/** What a tab keeps of whose token it is. */
export function sessionOf(token: string, member: MemberInfo): SessionState {
  const perks = [member.hasVip && 'vip', member.availablePromo.REFERRAL.enabled && 'referral'].filter(Boolean).join(' ')
  const { account, shownName = account, currency } = member
  return {
    token,
    role: roleOf(member.type),
    account,
    currency,
    ...(shownName !== account && { shownName }),
    ...(perks && { perks }),
  }
}

let asked: { readonly token: string; readonly answer: Promise<MemberInfo> } | undefined

/** Who is logged in, asked once per page and session however many want to know. Throws `CallError`. */
export function loadWho(token: string): Promise<MemberInfo> {
  if (asked?.token === token) return asked.answer
  const answer = call(getMemberInfo, {}, { token })
  asked = { token, answer }
  answer.catch(() => {
    asked = undefined
  })
  return answer
}

/**
 * Reads anew who it is that a kept session belongs to: role and perks may be others than when it began. Without an
 * answer the page keeps what it has.
 */
export async function refreshSession(): Promise<void> {
  const session = $session.get()
  if (!session) return
  try {
    const now = sessionOf(session.token, await loadWho(session.token))
    const isSame = facts.every((fact) => now[fact] === session[fact])
    // Whoever listens begins anew with another session, so only what changed is told.
    if (!isSame && $session.get() === session) keepSession(now)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

const facts = ['role', 'account', 'shownName', 'currency', 'perks'] as const
