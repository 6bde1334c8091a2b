import { CallError } from '#api/errors.ts'
import type { MemberInfo } from '#contract/entities/member.ts'
import { getMemberInfo } from '#contract/member/get-member-info.ts'
import { call } from './call.ts'

export type { MemberInfo } from '#contract/entities/member.ts'

/** Who is logged in; undefined where it cannot be read now, and the page does with the account's name. */
export async function loadMember(): Promise<MemberInfo | undefined> {
  try {
    return await call(getMemberInfo, {})
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
