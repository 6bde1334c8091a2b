import { useEffect, useState } from 'react'
import { type FromGame, parseToGame, type ToGame } from '#lib/game-protocol.ts'

/** The first message that the page sends to a game. */
export type Start = Extract<ToGame, { type: 'start' }>

/** Sends a message to the page around this frame. It contains no secrets, so any parent may receive it. */
export function sendToPage(message: FromGame): void {
  parent.postMessage(message, '*')
}

/**
 * Listens to messages of the page around this frame. Messages of other windows or other origins are ignored.
 *
 * @returns stops listening
 */
function onPageMessage(listener: (message: ToGame) => void): () => void {
  const receive = ({ data, source, origin }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== new URL(location.href).origin) return
    const message = parseToGame(data)
    if (message) listener(message)
  }
  addEventListener('message', receive)
  return () => removeEventListener('message', receive)
}

/** The page's start message; undefined until it arrives. Later ones are ignored. */
export function useStart(): Start | undefined {
  const [start, setStart] = useState<Start>()
  useEffect(() => {
    const stop = onPageMessage((message) => {
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
 * Calls the listener with the wallet's new balance, in minor units, whenever it changes.
 *
 * @param currency currency of the game; balances in other currencies are ignored
 * @returns stops listening
 */
export function followBalance(currency: string, listener: (balance: bigint) => void): () => void {
  return onPageMessage((message) => {
    if (message.type === 'balance' && message.currency === currency) listener(BigInt(message.amount))
  })
}
