import { useEffect, useState } from 'react'
import type { GameType } from '#contract/play/games/game.ts'
import { fetched } from '#i18n/load.ts'
import { guarded } from '#islands/Guard.tsx'
import { Words } from '#islands/Words.tsx'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { environment } from '#stores/environment.ts'
import {
  $lobbyFilter,
  changed,
  chosenParts,
  dropFromLobby,
  type LobbyFilter,
  searchOf,
  showInLobby,
  shows,
  without,
} from '#stores/play/lobby/lobby-filter.ts'
import { useStore } from '#stores/use-store.ts'
import { Icon } from '#ui/Icon.tsx'
import { LobbySearch } from './LobbySearch.tsx'
import { type BuiltChoices, useLobby } from './use-lobby.ts'

interface Props extends BuiltChoices {
  locale: string
  messages: Messages
  route: string
  gameType: GameType
  title: string
}

const showIcons = { all: undefined, playable: 'check', hot: 'hot', recent: 'recent', favourites: 'favourites' } as const

/** Id of the sheet; a page has one lobby. */
const sheet = 'filters'

/**
 * The bar above a lobby. Every choice is a link with the filter in its address, so it works before this island is hydrated
 * and can be shared. On narrow screens it is one line, and what is no quick choice is in a sheet, which the browser opens
 * itself; on wide ones the same elements stand below that line.
 */
export const LobbyFilters = guarded(function LobbyFilters({
  locale,
  messages,
  route,
  gameType,
  title,
  ...built
}: Props) {
  const t = createTranslate<'lobby' | 'lobby-found'>(messages, locale, fetched)
  const filter = useStore($lobbyFilter)
  const { lobby, vendors, classes } = useLobby(gameType, built)
  const total = vendors.reduce((sum, { games }) => sum + games, 0)
  const games = vendors.find(({ vassalage }) => vassalage === filter.vendor)?.games ?? total
  // Their words come with the grid.
  const parts = lobby ? chosenParts(filter) : []
  const names = {
    vendor: vendors.find(({ vassalage }) => vassalage === filter.vendor)?.displayName ?? filter.vendor,
    classify: classes.find(({ key }) => key === filter.classify)?.title ?? filter.classify,
    search: `“${filter.search}”`,
  }
  // Links keep a campaign's parameters, which the built HTML does not have.
  const [query, setQuery] = useState('')
  useEffect(() => setQuery(environment.place().search), [])
  const linkTo = (next: LobbyFilter, go: () => void) => ({
    href: route + searchOf(next, query),
    onClick: (event: React.MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      go()
    },
  })
  const choose = (change: Partial<LobbyFilter>) => linkTo(changed(filter, change), () => showInLobby(change))
  return (
    <Words value={t}>
      <div className="section__head">
        <h1>{title}</h1>
        <p>{lobby ? <lobby.Count lobby={lobby.grid} games={games} /> : t('games', { count: games })}</p>
      </div>
      <div className="lobby__bar">
        <button type="button" className="chip lobby__open" popoverTarget={sheet}>
          <Icon name="filter" small />
          {/* Fixed: a word of the bar. */}
          {t('filters')}
          {parts.length > 0 && <b>{parts.length}</b>}
        </button>
        <div className="lobby__quick">
          {parts.map((part) => (
            <a key={part} className="chip lobby__chosen" {...linkTo(without(filter, part), () => dropFromLobby(part))}>
              <span>{names[part]}</span>
              <Icon name="close" small />
              <span className="unseen">{t('filters.remove')}</span>
            </a>
          ))}
          <nav className="segments" data-part="show" aria-label={t('show')}>
            {shows.map((show) => {
              const icon = showIcons[show]
              const link = { ...choose({ show }), 'aria-current': filter.show === show ? ('true' as const) : undefined }
              return icon ? (
                <a key={show} {...link}>
                  <Icon name={icon} small />
                  {/* Fixed: its name is the key. */}
                  {t(`show.${show}`)}
                </a>
              ) : (
                <a key={show} {...link}>
                  {t(`show.${show}`)}
                </a>
              )
            })}
          </nav>
        </div>
      </div>
      <div className="lobby__sheet" id={sheet} popover="auto">
        <div className="lobby__head">
          <strong>{t('filters')}</strong>
          {parts.length > 0 && (
            <a className="link" {...choose({ show: 'all' })}>
              {t('filters.clear')}
            </a>
          )}
        </div>
        {filter.show === 'all' && <LobbySearch label={t('search')} value={filter.search} route={route} />}
        {classes.length > 0 && filter.show !== 'hot' && (
          <nav className="chips" data-part="classify" aria-label={t('classes')}>
            <a
              className="chip"
              {...choose({ classify: undefined })}
              aria-current={filter.classify ? undefined : 'true'}
            >
              {t('classes.all')}
            </a>
            {classes.map(({ key, title: name }) => (
              <a
                key={key}
                className="chip"
                {...choose({ classify: key })}
                aria-current={filter.classify === key ? 'true' : undefined}
              >
                {name}
              </a>
            ))}
          </nav>
        )}
        {vendors.length > 1 && (
          <nav className="vendors" data-part="vendor" aria-label={t('vendors')}>
            <a className="vendor" {...choose({ vendor: undefined })} aria-current={filter.vendor ? undefined : 'true'}>
              {/* Fixed: a word of the bar. */}
              {t('vendors.all')}
              <small>{total}</small>
            </a>
            {vendors.map(({ vassalage, displayName, glyph, games }) => (
              <a
                key={vassalage}
                className="vendor"
                {...choose({ vendor: vassalage })}
                aria-current={filter.vendor === vassalage ? 'true' : undefined}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={glyph} fillRule="evenodd" />
                </svg>
                {/* Fixed: the vendor is the key. */}
                {displayName}
                <small>{games}</small>
              </a>
            ))}
          </nav>
        )}
        <button type="button" className="button button--main" popoverTarget={sheet} popoverTargetAction="hide">
          {lobby ? <lobby.Found lobby={lobby.grid} /> : t('filters.show')}
        </button>
      </div>
      {lobby && <lobby.Result filter={filter} lobby={lobby.grid} />}
    </Words>
  )
})
