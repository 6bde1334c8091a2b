import { useEffect, useState } from 'react'
import { type FromGame, parseToGame, type ToGame } from '#lib/game-protocol.ts'

/** Tells the page that holds this frame. Nothing secret goes this way, so any parent may hear it. */
export function sendToPage(message: FromGame): void {
  parent.postMessage(message, '*')
}

/** What the page sent to begin with. Only the parent is heard, only from our own origin, only the first time. */
export function useStart(): ToGame | undefined {
  const [start, setStart] = useState<ToGame>()
  useEffect(() => {
    const hear = ({ data, source, origin }: MessageEvent<unknown>) => {
      if (source !== parent || origin !== new URL(location.href).origin) return
      const message = parseToGame(data)
      if (!message) return
      removeEventListener('message', hear)
      setStart(message)
    }
    addEventListener('message', hear)
    sendToPage({ type: 'ready' })
    return () => removeEventListener('message', hear)
  }, [])
  return start
}
