import { CallError } from '#api/errors.ts'
import type { MemberInfo } from '#contract/account/members/member.ts'
import { $session } from '#stores/account/auth/session.ts'
import { loadCurrentMember } from './current-member.ts'

export type { MemberInfo } from '#contract/account/members/member.ts'

/** The logged-in account; undefined if it cannot be read now, and the page then shows only the account name. */
export async function loadMember(): Promise<MemberInfo | undefined> {
  const session = $session.get()
  try {
    return session && (await loadCurrentMember(session.token))
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
