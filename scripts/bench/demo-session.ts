import { createClient } from '#api/client.ts'
import { createSeal } from '#api/seal.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { roleOf } from '#contract/account/members/member.ts'

/** A client of the site's gateway. */
export const clientOf = (base: string) =>
  createClient({ baseUrl: base, seal: createSeal(createClient({ baseUrl: base })) })

/** A session as the site keeps it in its tab. @param token from a login */
export async function storedSession(call: ReturnType<typeof clientOf>, token: string): Promise<string> {
  const { account, currency, type } = await call(getMemberInfo, { language: 'pt' }, { token })
  return JSON.stringify({ token, role: roleOf(type), account, currency })
}

/** Runs in each document of a page before its own scripts: lets the site begin with a session, and without announcements. */
export function keepSession(kept: string): void {
  // Frames have no session of the site, and some no storage at all.
  if (self !== top || location.origin === 'null') return
  sessionStorage.setItem('arara.session', kept)
  sessionStorage.setItem('arara.USER_POPUP', 'closed')
}
