import { useEffect, useRef, useState } from 'react'
import { CallError } from '#api/errors.ts'
import type { GameType } from '#contract/play/games/game.ts'
import type { Vendor } from '#contract/play/lobby/vendor.ts'
import { fetched } from '#i18n/load.ts'
import { guarded } from '#islands/Guard.tsx'
import { Words } from '#islands/Words.tsx'
import { createTranslate, type Messages } from '#lib/messages.ts'
import type { LobbyGrid } from '#light/play/lobby/lobby-grid.ts'
import { pageLanguage } from '#light/site/system/page-language.ts'
import { environment } from '#stores/environment.ts'
import {
  $lobbyFilter,
  changed,
  type LobbyFilter,
  searchOf,
  showInLobby,
  shows,
} from '#stores/play/lobby/lobby-filter.ts'
import { useStore } from '#stores/use-store.ts'
import { Icon } from '#ui/Icon.tsx'
import { pastedInput } from '#ui/pasted-input.ts'
import type { LobbyResult } from './LobbyResult.tsx'

interface Props {
  locale: string
  messages: Messages
  route: string
  gameType: GameType
  title: string
  vendors: readonly Vendor[]
  /** Vendors with their names in the page's language. */
  classes: readonly { readonly key: string; readonly title: string }[]
  /** Keys of classifications that all games or none have. */
  hiddenClasses: readonly string[]
}

const showIcons = { all: undefined, playable: 'check', hot: 'hot', recent: 'recent', favourites: 'favourites' } as const

/**
 * The bar above a lobby. Every choice is a link with the filter in its address, so it works before this island is hydrated
 * and can be shared.
 */
export const LobbyFilters = guarded(function LobbyFilters({
  locale,
  messages,
  route,
  gameType,
  title,
  ...built
}: Props) {
  const t = createTranslate<'lobby'>(messages, locale, fetched)
  const filter = useStore($lobbyFilter)
  const { lobby, vendors, classes } = useLobby(gameType, built)
  const total = vendors.reduce((sum, { games }) => sum + games, 0)
  // Links keep a campaign's parameters, which the built HTML does not have.
  const [query, setQuery] = useState('')
  useEffect(() => setQuery(environment.place().search), [])
  const choose = (change: Partial<LobbyFilter>) => ({
    href: route + searchOf(changed(filter, change), query),
    onClick: (event: React.MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      showInLobby(change)
    },
  })
  return (
    <Words value={t}>
      <div className="section__head">
        <h1>{title}</h1>
        <p>{t('games', { count: vendors.find(({ vassalage }) => vassalage === filter.vendor)?.games ?? total })}</p>
      </div>
      <div className="lobby__bar">
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
        {filter.show === 'all' && <Search label={t('search')} value={filter.search} route={route} />}
      </div>
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
      {classes.length > 0 && filter.show !== 'hot' && (
        <nav className="chips" data-part="classify" aria-label={t('classes')}>
          <a className="chip" {...choose({ classify: undefined })} aria-current={filter.classify ? undefined : 'true'}>
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
      {lobby && <lobby.Result filter={filter} lobby={lobby.grid} />}
    </Words>
  )
})

/** The grid, and the current vendors and classifications of the gateway, or the built ones if it does not answer. */
function useLobby(gameType: GameType, built: Pick<Props, 'vendors' | 'classes' | 'hiddenClasses'>) {
  const [lobby, setLobby] = useState<{ readonly grid: LobbyGrid; readonly Result: typeof LobbyResult }>()
  const [fresh, setFresh] = useState<Pick<Props, 'vendors' | 'classes'>>()
  const { hiddenClasses, classes: named } = built
  useEffect(() => {
    let isHere = true
    void Promise.all([
      import('#light/play/lobby/lobby-grid.ts'),
      import('./LobbyResult.tsx'),
      import('#stores/play/lobby/lobby-games.ts'),
    ])
      .then(async ([{ watchLobby }, { LobbyResult: Result }, { lobbyLane }]) => {
        const grid = watchLobby()
        if (isHere && grid) setLobby({ grid, Result })
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

/** Milliseconds without input before the search starts. */
const pause = 200

/** Searches while the person types. Without scripts the form leads to the same address. */
function Search({ label, value, route }: { label: string; value: string; route: string }) {
  const input = useRef<HTMLInputElement>(null)
  const typed = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const go = (search: string) => {
    clearTimeout(timer.current)
    typed.current = search
    showInLobby({ search })
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const field = input.current
    if (!field) return
    if (typed.current === undefined) {
      // The text may have been typed before hydration.
      typed.current = field.value
      if (field.value !== '') showInLobby({ search: field.value })
      return
    }
    // Another filter or going back changes the search. Text that is being typed stays.
    if (value === typed.current.trim()) return
    clearTimeout(timer.current)
    field.value = value
    typed.current = value
  }, [value])
  return (
    <search className="search">
      <form
        action={route}
        onSubmit={(event) => {
          event.preventDefault()
          go(input.current?.value ?? '')
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          className="input"
          type="search"
          name="q"
          placeholder={label}
          aria-label={label}
          autoComplete="off"
          defaultValue={value}
          {...pastedInput({
            maxLength: 80,
            onChange: ({ target }) => {
              clearTimeout(timer.current)
              timer.current = setTimeout(() => go(target.value), pause)
            },
          })}
        />
      </form>
    </search>
  )
}
