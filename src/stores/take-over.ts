import { faultOf } from '#api/errors.ts'
import { redeemHandoff } from '#contract/auth/redeem-handoff.ts'
import { beginSession } from './auth.ts'
import { call } from './call.ts'
import { environment } from './environment.ts'
import { $handoff, takeCode } from './handoff.ts'
import { $popup, closePopup, nextPath } from './popup.ts'
import { $session } from './session.ts'

/** The longest code that a gateway takes; a longer one is none. */
const longest = 128

/**
 * Exchanges the code that the address brought for a session of this tab, and goes on to the page that sent the person to
 * the login meanwhile. Where that fails the person stays who they were, and `$handoff` says why. Who is logged in stays
 * logged in: a link must not put somebody at another account, into which they would pay.
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
  // Nobody needs the login any more, nor finds it on the way back.
  if (name === 'login' || name === 'register') closePopup()
  if (next) environment.navigate(next)
  $handoff.set('none')
}

// A login by hand settles what a link could not do.
$session.listen((session) => {
  if (session && $handoff.get() !== 'waiting') $handoff.set('none')
})
