import type { RefObject } from 'react'
import { balanceMoved, parseFromVendor } from '#lib/vendor-page.ts'
import { dropSession } from '#stores/account/auth/session.ts'
import { $wallet, balanceChanged } from '#stores/money/balance/balance.ts'
import type { Launched } from '#stores/play/games/game.ts'

interface Answers {
  readonly onReady: () => void
  readonly onDeposit: () => void
  /** `undefined`: back to where the player came from. */
  readonly onLeave: (to: 'limits' | 'history' | undefined) => void
}

/**
 * Exchanges messages with the page of a vendor's game. Only messages of its own window and origin count.
 *
 * @param frame the frame, which is known only once it is on the page
 * @param game what was launched; a page that sends no messages is there once it has loaded
 * @returns stops it
 */
export function followVendor(
  frame: RefObject<HTMLIFrameElement | null>,
  { url, speaks }: Pick<Launched, 'url' | 'speaks'>,
  answers: Answers,
): () => void {
  const { origin } = new URL(url)
  const page = speaks ? null : frame.current
  page?.addEventListener('load', answers.onReady)
  const receive = ({ data, source, origin: from }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.current?.contentWindow || from !== origin) return
    const message = parseFromVendor(data)
    if (!message) return
    if (message.type === 'ready') answers.onReady()
    if (message.type === 'ready' || message.type === 'balance' || message.type === 'round') void balanceChanged()
    if (message.type === 'deposit') answers.onDeposit()
    if (message.type === 'close') answers.onLeave(message.to)
    if (message.type === 'error' && message.code === 'logged_out') dropSession('expired')
  }
  addEventListener('message', receive)
  const stop = $wallet.listen(() => frame.current?.contentWindow?.postMessage(balanceMoved, origin))
  return () => {
    stop()
    removeEventListener('message', receive)
    page?.removeEventListener('load', answers.onReady)
  }
}
