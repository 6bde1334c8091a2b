import { useEffect, useState } from 'react'
import { CallError } from '#api/errors.ts'
import type { Game } from '#contract/entities/game.ts'
import { insteadOf } from '#stores/game.ts'

/** What a visitor who asks for a game is told: not known yet, that they have to log in, or what can be played instead. */
export type VisitorAnswer = 'waiting' | 'login' | { readonly instead: readonly Game[] }

/**
 * Whether a game rests, which a visitor is told at once and without a login. The gateway is asked only where the page does
 * not show the game as one that can be played.
 */
export function useResting(nodeId: number, language: string, visitor: boolean): VisitorAnswer {
  const [answer, setAnswer] = useState<VisitorAnswer>('waiting')
  useEffect(() => {
    if (!visitor) return undefined
    let isWanted = true
    const tell = (told: VisitorAnswer) => isWanted && setAnswer(told)
    const tile = document.querySelector(`[data-game="${String(nodeId)}"]`)
    if (tile && !tile.matches('.tile--resting')) tell('login')
    else
      insteadOf(nodeId, language).then(
        (instead) => tell(instead ? { instead } : 'login'),
        (error: unknown) => {
          if (!(error instanceof CallError)) throw error
          // The launch will say it after the login.
          tell('login')
        },
      )
    return () => {
      isWanted = false
    }
  }, [nodeId, language, visitor])
  return answer
}
