import { type RefObject, useEffect, useRef, useState } from 'react'
import { parseFromGame, type ToGame } from '#lib/game-protocol.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { $role, dropSession } from '#stores/account/auth/session.ts'
import { environment } from '#stores/environment.ts'
import { balanceChanged } from '#stores/money/balance/balance.ts'
import { followWallet, forgetRound, keepRound, type Launched, unresolvedRound } from '#stores/play/games/game.ts'
import { followVendor } from './follow-vendor.ts'
import { moneyPath } from './GameBar.tsx'

const leaveRoutes = {
  limits: screenRoute('member', 'responsibleGaming'),
  history: screenRoute('member', 'personalHistoryCopy'),
  bonus: screenRoute('member', 'bonusDetails'),
  fairness: '/fairness/',
} as const

interface Playing {
  readonly game: Launched
  readonly language: SiteLanguage
  readonly locale: string
  /** Restarts the game with real or play money. */
  readonly onPlay: (mode: Launched['mode']) => void
  /** Opens the deposit over the game; without it the page is left for the one that brings money. */
  readonly onDeposit?: (() => void) | undefined
  /** Closes the game; without it the game is a page of its own, which the lobby follows. */
  readonly onClose?: (() => void) | undefined
}

/**
 * Exchanges messages with the game in a frame. The game gets its token when it sends that it is ready, and every change
 * of the balance. Messages from other windows, and those that do not match the protocol, are ignored.
 *
 * @returns the game's title; empty until the game has sent it
 */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>, playing: Playing): string {
  const [title, setTitle] = useState('')
  const latest = useRef(playing)
  latest.current = playing
  const { game, locale } = playing
  useEffect(() => {
    const deposit = () => {
      const { language, onDeposit } = latest.current
      if (onDeposit) onDeposit()
      else environment.navigate(moneyPath(language, game))
    }
    const leave = (to: string) => environment.navigate(localPath(latest.current.language, to))
    if (game.engine === null)
      return followVendor(frame, game, {
        onReady: () => setTitle(game.title),
        onDeposit: deposit,
        onLeave: (to) => {
          if (to) leave(leaveRoutes[to])
          else if (latest.current.onClose) latest.current.onClose()
          else leave('/rng/')
        },
      })
    // An opaque origin cannot be a message's target. The content security policy allows only our own pages in the
    // frame.
    const send = (message: ToGame) => frame.current?.contentWindow?.postMessage(message, '*')
    const receive = ({ data, source, origin }: MessageEvent<unknown>) => {
      // The opaque origin of a sandboxed frame is the string "null".
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return
      const message = parseFromGame(data)
      if (!message) return
      if (message.type === 'ready') {
        const unresolved = unresolvedRound(game.nodeId, game.mode)
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
      if (message.type === 'keep') {
        const { type: _, ...round } = message
        keepRound(game.nodeId, game.mode, round)
      }
      if (message.type === 'forget') forgetRound(game.nodeId, game.mode)
      if (message.type === 'expired') dropSession('expired')
      if (message.type === 'deposit') deposit()
      if (message.type === 'leave') leave(leaveRoutes[message.to])
      if (message.type === 'free') latest.current.onPlay('trial')
    }
    addEventListener('message', receive)
    const stop = followWallet(send)
    return () => {
      stop()
      removeEventListener('message', receive)
    }
  }, [frame, game, locale])
  return title
}
