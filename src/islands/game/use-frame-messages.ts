import { type RefObject, useEffect, useRef, useState } from 'react'
import { parseFromGame, type ToGame } from '#lib/game-protocol.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { environment } from '#stores/environment.ts'
import { followWallet, forgetRound, keepRound, keptRound, type Launched } from '#stores/game.ts'
import { $role, dropSession } from '#stores/session.ts'
import { balanceChanged } from '#stores/wallet.ts'
import { depositPath } from './GameBar.tsx'

interface Playing {
  readonly game: Launched
  readonly language: SiteLanguage
  readonly locale: string
  /** Plays this game anew, with real or play money. */
  readonly onPlay: (mode: Launched['mode']) => void
}

/**
 * Talks to the game in a frame: it gets its token once it says it is ready, and hears when the wallet changes. Messages
 * count only from this frame, and only in the shapes of the protocol.
 *
 * @returns the game's title, once it told it
 */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>, playing: Playing): string {
  const [title, setTitle] = useState('')
  const latest = useRef(playing)
  latest.current = playing
  const { game, locale } = playing
  useEffect(() => {
    // An opaque origin cannot be named as a target; the frame's policy keeps it on our own pages.
    const send = (message: ToGame) => frame.current?.contentWindow?.postMessage(message, '*')
    const hear = ({ data, source, origin }: MessageEvent<unknown>) => {
      // A sandboxed frame's origin is opaque and reads "null".
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return
      const message = parseFromGame(data)
      if (!message) return
      if (message.type === 'ready') {
        const unresolved = keptRound(game.nodeId, game.mode)
        send({
          type: 'start',
          gameToken: game.gameToken,
          locale,
          ways: $role.get() === 'trial' ? ['free'] : ['deposit', 'free'],
          ...(unresolved ? { unresolved } : {}),
        })
      }
      if (message.type === 'title') setTitle(message.title)
      if (message.type === 'balance') void balanceChanged()
      if (message.type === 'keep') keepRound(game.nodeId, game.mode, { key: message.key, stake: message.stake })
      if (message.type === 'forget') forgetRound(game.nodeId, game.mode)
      if (message.type === 'expired') dropSession('expired')
      if (message.type === 'deposit') environment.navigate(depositPath(latest.current.language, game))
      if (message.type === 'free') latest.current.onPlay('trial')
    }
    addEventListener('message', hear)
    const stop = followWallet(send)
    return () => {
      stop()
      removeEventListener('message', hear)
    }
  }, [frame, game, locale])
  return title
}
