import { $role } from '#stores/account/auth/session.ts'
import type { Launched } from '#stores/play/games/game.ts'
import { openPopup } from '#stores/popup.ts'

/**
 * Changes the kind of money of an open game. Real money needs an account: who plays with play money is asked to open one, or to log in,
 * and continues after that.
 *
 * @param after hash of the place where they continue; left out for the present page
 */
export function askMode(mode: Launched['mode'], want: (mode: Launched['mode']) => void, after?: string): void {
  if (mode === 'real' && $role.get() === 'trial') openPopup({ name: 'register', ...(after && { after }) })
  else want(mode)
}
