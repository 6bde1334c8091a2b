import { useEffect, useState } from 'react'
import { type FromGame, parseToGame, type ToGame } from '#lib/game-protocol.ts'

/** What the page tells a game to begin with. */
export type Start = Extract<ToGame, { type: 'start' }>

/** Tells the page that holds this frame. Nothing secret goes this way, so any parent may hear it. */
export function sendToPage(message: FromGame): void {
  parent.postMessage(message, '*')
}

/** Hears the page that holds this frame. Only the parent is heard, and only from our own origin. */
function hearPage(hear: (message: ToGame) => void): () => void {
  const take = ({ data, source, origin }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== new URL(location.href).origin) return
    const message = parseToGame(data)
    if (message) hear(message)
  }
  addEventListener('message', take)
  return () => removeEventListener('message', take)
}

/** What the page sent to begin with; only the first one counts. */
export function useStart(): Start | undefined {
  const [start, setStart] = useState<Start>()
  useEffect(() => {
    const stop = hearPage((message) => {
      if (message.type !== 'start') return
      stop()
      setStart(message)
    })
    sendToPage({ type: 'ready' })
    return stop
  }, [])
  return start
}

/**
 * Tells what the page's wallet holds, whenever that changes.
 *
 * @param currency of the wallet the game plays from; the page may show another one
 */
export function followBalance(currency: string, hear: (balance: bigint) => void): () => void {
  return hearPage((message) => {
    if (message.type === 'balance' && message.currency === currency) hear(BigInt(message.amount))
  })
}
