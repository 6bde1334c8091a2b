import type { Game } from '#contract/play/games/game.ts'
import { useWords } from '#islands/Words.tsx'
import { tilePictures } from '#lib/art.ts'
import { highlight } from '#lib/highlight.ts'

/** Games under a heading of their own, or under none. */
export interface GameGroup {
  readonly title?: string
  readonly games: readonly Game[]
}

interface Props {
  /** Prefix of the ids of the list and its options. */
  id: string
  /** Their options are numbered through. */
  groups: readonly GameGroup[]
  /** The text that is highlighted in the names. */
  searched: string
  chosen: number
  isBusy: boolean
  onChoose: (game: Game) => void
}

/** The games of a search. The focus stays in the field (`aria-activedescendant`). */
export function SearchResults({ id, groups, searched, chosen, isBusy, onChoose }: Props) {
  const t = useWords<'lobby-search'>()
  const filled = groups.filter(({ games }) => games.length > 0)
  const before = (group: number) => filled.slice(0, group).reduce((sum, { games }) => sum + games.length, 0)
  return (
    <div
      className="found"
      id={`${id}-list`}
      role="listbox"
      aria-label={t('results')}
      aria-busy={isBusy}
      hidden={filled.length === 0}
    >
      {filled.map(({ title, games }, group) => {
        const options = games.map((game, place) => (
          <Option
            key={game.nodeId}
            id={`${id}-${before(group) + place}`}
            game={game}
            searched={searched}
            isChosen={before(group) + place === chosen}
            onChoose={() => onChoose(game)}
          />
        ))
        return title ? (
          // biome-ignore lint/a11y/useSemanticElements: no element groups options of a list that is not native
          <div key={title} className="found" role="group" aria-label={title}>
            <p className="found__title" aria-hidden="true">
              {title}
            </p>
            {options}
          </div>
        ) : (
          options
        )
      })}
    </div>
  )
}

interface OptionProps {
  id: string
  game: Game
  searched: string
  isChosen: boolean
  onChoose: () => void
}

function Option({ id, game, searched, isChosen, onChoose }: OptionProps) {
  const t = useWords<'lobby-search'>()
  const { webp, src } = tilePictures(game.iconUrl)
  return (
    <div
      id={id}
      className="found__game"
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onChoose}
      onKeyDown={({ key }) => key === 'Enter' && onChoose()}
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
}
