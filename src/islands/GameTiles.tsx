import type { ComponentProps } from 'react'
import type { Game } from '#contract/entities/game.ts'
import { GameTile } from './GameTile.tsx'

interface Props extends Pick<ComponentProps<typeof GameTile>, 't' | 'language'> {
  games: readonly Game[]
  /** Names of vendors by code. */
  vendors: Readonly<Record<string, string>>
}

/** Games that only a call knows, as a grid. */
export function GameTiles({ games, vendors, t, language }: Props) {
  return (
    <ul className="tiles">
      {games.map((game) => (
        <GameTile
          key={game.nodeId}
          game={game}
          vendor={vendors[game.vassalage] ?? game.vassalage}
          t={t}
          language={language}
        />
      ))}
    </ul>
  )
}
