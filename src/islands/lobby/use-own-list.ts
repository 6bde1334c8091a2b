import { useEffect, useState } from 'react'
import type { GameType } from '#contract/entities/game.ts'
import type { Show } from '#stores/lobby-filter.ts'
import { $favoritesKnown, $recent } from '#stores/own-games.ts'
import { $session } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'

/** Whether the person's own list that a lobby shows has come: an empty one says nothing before that. */
export interface OwnList {
  readonly phase: 'none' | 'waiting' | 'ready' | 'failed'
  readonly retry: () => void
}

/** Loads the list that a lobby shows where it is a person's own, and loads it again for another session. */
export function useOwnList(show: Show, gameType: GameType): OwnList {
  const session = useStore($session)
  const recent = useStore($recent)
  const favoritesKnown = useStore($favoritesKnown)
  const [failed, setFailed] = useState<Show>()
  const [tries, setTries] = useState(0)
  const isKnown = show === 'recent' ? recent !== undefined : favoritesKnown
  const personal = session !== undefined && (show === 'recent' || show === 'favourites')
  useEffect(() => {
    void tries
    setFailed(undefined)
    // What is played in another tab or a popup changes the recent list; the hearts keep favourites current.
    if (!session || !personal || (show === 'favourites' && $favoritesKnown.get())) return undefined
    let isWanted = true
    // The client, which a visitor's lobby does without, comes with it.
    import('#stores/lobby.ts')
      .then(({ loadFavorites, loadRecent }) =>
        show === 'recent' ? loadRecent(gameType, document.documentElement.lang.slice(0, 2)) : loadFavorites(),
      )
      .catch(() => isWanted && setFailed(show))
    return () => {
      isWanted = false
    }
  }, [show, gameType, session, personal, tries])
  return {
    phase: !personal ? 'none' : isKnown ? 'ready' : failed === show ? 'failed' : 'waiting',
    retry: () => setTries(tries + 1),
  }
}
