import { useEffect, useState } from 'react'
import { CallError } from '#api/errors.ts'
import type { Game } from '#contract/entities/game.ts'
import { insteadOf } from '#stores/game.ts'

/** Answer to a visitor who opens a game: not known yet, a login is needed, or other games because of maintenance. */
export type VisitorAnswer = 'waiting' | 'login' | { readonly instead: readonly Game[] }

/**
 * Checks whether a game is under maintenance, so that visitors learn it before they log in. The gateway is asked only
 * if the page has no tile that shows the game as playable.
 */
export function useMaintenance(nodeId: number, language: string, isVisitor: boolean): VisitorAnswer {
  const [answer, setAnswer] = useState<VisitorAnswer>('waiting')
  useEffect(() => {
    if (!isVisitor) return undefined
    let isWanted = true
    const finish = (found: VisitorAnswer) => isWanted && setAnswer(found)
    const tile = document.querySelector(`[data-game="${String(nodeId)}"]`)
    if (tile && !tile.matches('.tile--resting')) finish('login')
    else
      insteadOf(nodeId, language).then(
        (instead) => finish(instead ? { instead } : 'login'),
        (error: unknown) => {
          if (!(error instanceof CallError)) throw error
          // The launch after the login will show the error.
          finish('login')
        },
      )
    return () => {
      isWanted = false
    }
  }, [nodeId, language, isVisitor])
  return answer
}
