import { logout as logoutCall } from '#contract/account/auth/logout.ts'
import { call, callsAnswered } from '#stores/call.ts'
import type { PasswordDue } from './open-session.ts'
import { $leaving, $session, dropSession } from './session.ts'

/** Ends the session on the server and in every tab. Without a network only the tabs forget it. */
export async function logout(): Promise<void> {
  const session = $session.get()
  if (!session) return
  $leaving.set(true)
  try {
    await callsAnswered()
    await call(logoutCall, {}, { token: session.token })
  } finally {
    $leaving.set(false)
    dropSession('left')
  }
}

/** Gives up a session that waits for a change of password. */
export async function leaveDue({ token }: PasswordDue): Promise<void> {
  await call(logoutCall, {}, { token })
}
