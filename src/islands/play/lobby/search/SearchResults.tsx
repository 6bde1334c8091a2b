import type { Game } from '#contract/play/games/game.ts'
import { useWords } from '#islands/Words.tsx'
import { tilePictures } from '#lib/art.ts'
import { highlight } from '#lib/highlight.ts'

interface Props {
  /** Prefix of the ids of the list and its options. */
  id: string
  games: readonly Game[]
  /** The text that is highlighted in the names. */
  searched: string
  chosen: number
  isBusy: boolean
  onChoose: (game: Game) => void
}

/** The results of a search. The focus stays in the field (`aria-activedescendant`). */
export function SearchResults({ id, games, searched, chosen, isBusy, onChoose }: Props) {
  const t = useWords<'lobby-search'>()
  return (
    <div
      className="found"
      id={`${id}-list`}
      role="listbox"
      aria-label={t('results')}
      aria-busy={isBusy}
      hidden={games.length === 0}
    >
      {games.map((game, place) => {
        const { webp, src } = tilePictures(game.iconUrl)
        return (
          <div
            key={game.nodeId}
            id={`${id}-${place}`}
            className="found__game"
            role="option"
            tabIndex={-1}
            aria-selected={place === chosen}
            onClick={() => onChoose(game)}
            onKeyDown={({ key }) => key === 'Enter' && onChoose(game)}
          >
            <img src={src} srcSet={webp} sizes="3rem" width="48" height="64" alt="" loading="lazy" decoding="async" />
            <span>
              <strong>
                {highlight(game.displayName, searched).map(({ text, hit }, piece) =>
                  // Parts of a name are identified by their position only.
                  hit ? <mark key={`${String(piece)}`}>{text}</mark> : <span key={`${String(piece)}`}>{text}</span>,
                )}
              </strong>
              <small>{`${t(`category.${game.gameType}`)}${game.maintenance ? ` · ${t('resting')}` : ''}`}</small>
            </span>
          </div>
        )
      })}
    </div>
  )
}
