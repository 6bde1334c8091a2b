import { type RefObject, useEffect, useState } from 'react'
import { parseFromGame, type ToGame } from '#lib/game-protocol.ts'
import { forgetRound, keepRound, keptRound, type Launched } from '#stores/game.ts'
import { dropSession } from '#stores/session.ts'
import { balanceChanged } from '#stores/wallet.ts'

/**
 * Talks to the game in a frame: it gets its token once it says it is ready. Messages count only from this frame, and
 * only in the shapes of the protocol.
 *
 * @returns the game's title, once it told it
 */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>, game: Launched, locale: string): string {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const hear = ({ data, source, origin }: MessageEvent<unknown>) => {
      // A sandboxed frame's origin is opaque and reads "null".
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return
      const message = parseFromGame(data)
      if (!message) return
      if (message.type === 'ready') {
        const unresolved = keptRound(game.nodeId, game.mode)
        const start: ToGame = {
          type: 'start',
          gameToken: game.gameToken,
          locale,
          ...(unresolved ? { unresolved } : {}),
        }
        // An opaque origin cannot be named as a target; the frame's policy keeps it on our own pages.
        frame.current?.contentWindow?.postMessage(start, '*')
      }
      if (message.type === 'title') setTitle(message.title)
      if (message.type === 'balance') void balanceChanged()
      if (message.type === 'keep') keepRound(game.nodeId, game.mode, { key: message.key, stake: message.stake })
      if (message.type === 'forget') forgetRound(game.nodeId, game.mode)
      if (message.type === 'expired') dropSession('expired')
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame, game, locale])
  return title
}
