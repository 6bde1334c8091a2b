import { useEffect, useState } from 'react'
import { CallError } from '#api/errors.ts'
import type { GameType } from '#contract/play/games/game.ts'
import type { Vendor } from '#contract/play/lobby/vendor.ts'
import { loadMessages } from '#i18n/load.ts'
import type { LobbyGrid } from '#light/play/lobby/lobby-grid.ts'
import { pageLanguage } from '#light/site/system/page-language.ts'
import type { LobbyCount, LobbyFound, LobbyResult } from './LobbyResult.tsx'

/** A vendor as the bar shows it. */
export type LobbyVendor = Pick<Vendor, 'vassalage' | 'displayName' | 'glyph' | 'games'>

/** What can be chosen in a lobby. */
export interface LobbyChoices {
  readonly vendors: readonly LobbyVendor[]
  /** Classifications with their names in the page's language. */
  readonly classes: readonly { readonly key: string; readonly title: string }[]
}

export interface BuiltChoices extends LobbyChoices {
  /** Keys of classifications that all games or none have. */
  readonly hiddenClasses: readonly string[]
}

/** The grid, once its code is there, and what shows its answer. */
interface Lobby {
  readonly grid: LobbyGrid
  readonly Result: typeof LobbyResult
  readonly Found: typeof LobbyFound
  readonly Count: typeof LobbyCount
}

/** The grid, and the current vendors and classifications of the gateway, or the built ones if it does not answer. */
export function useLobby(
  gameType: GameType,
  built: BuiltChoices,
): LobbyChoices & { readonly lobby: Lobby | undefined } {
  const [lobby, setLobby] = useState<Lobby>()
  const [fresh, setFresh] = useState<LobbyChoices>()
  const { hiddenClasses, classes: named } = built
  useEffect(() => {
    let isHere = true
    void Promise.all([
      import('#light/play/lobby/lobby-grid.ts'),
      import('./LobbyResult.tsx'),
      import('#stores/play/lobby/lobby-games.ts'),
      loadMessages('lobby-found'),
    ])
      .then(async ([{ watchLobby }, { LobbyResult: Result, LobbyFound: Found, LobbyCount: Count }, { lobbyLane }]) => {
        const grid = watchLobby()
        if (isHere && grid) setLobby({ grid, Result, Found, Count })
        const { cards, gameClassify } = await lobbyLane(gameType, pageLanguage().language)
        if (!isHere) return
        const classes = gameClassify.filter(({ key }) => !hiddenClasses.includes(key))
        const titleOf = (key: string) => named.find((known) => known.key === key)?.title
        setFresh({
          vendors: cards,
          classes: classes.map(({ key, displayName }) => ({ key, title: titleOf(key) ?? displayName })),
        })
      })
      .catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
      })
    return () => {
      isHere = false
    }
  }, [gameType, named, hiddenClasses])
  return { lobby, vendors: fresh?.vendors ?? built.vendors, classes: fresh?.classes ?? named }
}
