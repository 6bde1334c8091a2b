import { balanceMoved, parseFromVendor } from '#lib/vendor-page.ts'
import { dropSession } from '#stores/account/auth/session.ts'
import { $wallet, balanceChanged } from '#stores/money/balance/balance.ts'

interface Answers {
  readonly onReady: () => void
  readonly onDeposit: () => void
  /** `undefined`: back to where the player came from. */
  readonly onLeave: (to: 'limits' | 'history' | undefined) => void
}

/**
 * Exchanges messages with the page of a vendor's game. Only messages of its own window and origin count.
 *
 * @param frame the window of the frame, which is known only once it is on the page
 * @param url the page that was launched
 * @returns stops it
 */
export function followVendor(frame: () => Window | null | undefined, url: string, answers: Answers): () => void {
  const { origin } = new URL(url)
  const receive = ({ data, source, origin: from }: MessageEvent<unknown>) => {
    if (source === null || source !== frame() || from !== origin) return
    const message = parseFromVendor(data)
    if (!message) return
    if (message.type === 'ready') answers.onReady()
    if (message.type === 'ready' || message.type === 'balance' || message.type === 'round') void balanceChanged()
    if (message.type === 'deposit') answers.onDeposit()
    if (message.type === 'close') answers.onLeave(message.to)
    if (message.type === 'error' && message.code === 'logged_out') dropSession('expired')
  }
  addEventListener('message', receive)
  const stop = $wallet.listen(() => frame()?.postMessage(balanceMoved, origin))
  return () => {
    stop()
    removeEventListener('message', receive)
  }
}
