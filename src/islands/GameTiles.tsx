import type { ComponentProps } from 'react'
import type { Game } from '#contract/play/games/game.ts'
import { GameTile } from './GameTile.tsx'

interface Props extends Pick<ComponentProps<typeof GameTile>, 'language'> {
  games: readonly Game[]
  /** Names of vendors by code. */
  vendors: Readonly<Record<string, string>>
}

/** Grid of tiles for games from a call. */
export function GameTiles({ games, vendors, language }: Props) {
  return (
    <ul className="tiles">
      {games.map((game) => (
        <GameTile
          key={game.nodeId}
          game={game}
          vendor={vendors[game.vassalage] ?? game.vassalage}
          language={language}
        />
      ))}
    </ul>
  )
}
