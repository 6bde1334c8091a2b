import { useEffect, useRef } from 'react'
import type { Game } from '#contract/play/games/game.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { tile } from '#parts/play/lobby/tile.ts'
import { $favorites } from '#stores/play/lobby/favorites.ts'
import { useStore } from '#stores/use-store.ts'
import { drawn } from '#ui/markup/react.ts'

interface Props {
  game: Game
  /** Name of the vendor. */
  vendor: string
  language: SiteLanguage
  /** Replaces the default link of the game. */
  href?: string
  /** Whether it has a place for the next draw. */
  draws?: boolean
}

/** The tile of a game from a call. A listener of the page handles the heart's clicks. */
export function GameTile({ game, vendor, language, href, draws = false }: Props) {
  const t = useWords<'lobby'>()
  const isFavourite = useStore($favorites).includes(game.nodeId)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const heart = item.current?.querySelector('input')
    if (heart) heart.checked = isFavourite
  }, [isFavourite])
  return drawn(tile(game, { language, t, vendor, href, isFavourite, draws }), { ref: item })
}
