import { faultOf } from '#api/errors.ts'
import { redeemHandoff } from '#contract/account/auth/redeem-handoff.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { $popup, closePopup, nextPath } from '#stores/popup.ts'
import { $handoff, takeCode } from './handoff.ts'
import { beginSession } from './open-session.ts'
import { $session, $token } from './session.ts'

/** Longest code that gateways accept. */
const longest = 128

/**
 * Exchanges the code of the address for a session of this tab, and continues to the page that required the login. If
 * the exchange fails, nothing changes and `$handoff` has the reason. A logged-in member stays logged in: a link must
 * not move a person into another account, to which they might deposit.
 */
export async function takeOver(): Promise<void> {
  const code = takeCode()
  if (code === undefined) return
  const session = $session.get()
  if (session && session.role !== 'trial') {
    $handoff.set('none')
    return
  }
  try {
    const { token, firstTimeLogin } = await call(redeemHandoff, { code: code.slice(0, longest) })
    await beginSession(token, firstTimeLogin)
  } catch (error) {
    $handoff.set(faultOf(error))
    return
  }
  const next = nextPath(environment.place().search)
  const name = $popup.get()?.name
  // The login is no longer needed, and must not be left in the history.
  if (name === 'login' || name === 'register') closePopup()
  if (next) environment.navigate(next)
  $handoff.set('none')
}

// A manual login replaces a hand-off that failed.
$token.listen((token) => {
  if (token && $handoff.get() !== 'waiting') $handoff.set('none')
})
