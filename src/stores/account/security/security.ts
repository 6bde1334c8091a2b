import { endOtherSessions as endOthersCall } from '#contract/account/security/end-other-sessions.ts'
import { endSession as endCall } from '#contract/account/security/end-session.ts'
import { getProfile } from '#contract/account/security/get-profile.ts'
import { getSecurity } from '#contract/account/security/get-security.ts'
import { getSessions } from '#contract/account/security/get-sessions.ts'
import { removeAddress as removeCall } from '#contract/account/security/remove-address.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { call } from '#stores/call.ts'
import { resource } from '#stores/resource.ts'

export type Sessions = ResponseOf<typeof getSessions>

/** Open sessions, the login before this one, and trusted addresses. */
export const sessions = resource(() => call(getSessions, {}))

/** Ends another session of the account. Throws `CallError`. */
export async function endSession(sessionId: string): Promise<void> {
  await call(endCall, { sessionId })
  sessions.refresh()
}

/** Ends all other sessions of the account. Throws `CallError`. */
export async function endOtherSessions(): Promise<void> {
  await call(endOthersCall, {})
  sessions.refresh()
}

/** Takes the trust from an address. Throws `CallError`. */
export async function removeAddress(addressId: string): Promise<void> {
  await call(removeCall, { addressId })
  sessions.refresh()
}

export type Protection = ResponseOf<typeof getSecurity>

/** Passwords with the attempts that are left, and ways to prove to be the owner. */
export const protection = resource(() => call(getSecurity, {}))

export type Profile = ResponseOf<typeof getProfile>

/** The owner's data of the account. */
export const profile = resource(() => call(getProfile, {}))
