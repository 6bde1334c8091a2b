import { useMemo } from 'react'
import type { Game } from '#contract/entities/game.ts'
import { maintenanceOf } from '#stores/game.ts'
import { useStore } from '#stores/use-store.ts'

/** Answer to a visitor who opens a game: not known yet, a login is needed, or other games because of maintenance. */
export type VisitorAnswer = 'waiting' | 'login' | { readonly instead: readonly Game[] }

/**
 * Checks whether a game is under maintenance, so that visitors learn it before they log in. The gateway is asked only
 * if the page has no tile that shows the game as playable.
 */
export function useMaintenance(nodeId: number, language: string, isVisitor: boolean): VisitorAnswer {
  const { $state } = useMemo(() => {
    const tile = document.querySelector(`[data-game="${String(nodeId)}"]`)
    const isUnsure = isVisitor && (!tile || tile.matches('.tile--resting'))
    return maintenanceOf(isUnsure ? nodeId : undefined, language)
  }, [nodeId, language, isVisitor])
  const state = useStore($state)
  if (state.phase === 'waiting') return 'waiting'
  // If it failed, the launch after the login will show the error.
  return 'value' in state && state.value ? { instead: state.value } : 'login'
}
