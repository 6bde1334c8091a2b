import { useRef, useState } from 'react'
import type { GameType } from '#contract/play/games/game.ts'
import { GameTiles } from '#islands/GameTiles.tsx'
import { guarded } from '#islands/Guard.tsx'
import { useWaitingList } from '#islands/play/lobby/use-waiting-list.ts'
import { WaitingTiles } from '#islands/play/lobby/WaitingTiles.tsx'
import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords, Words } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { $favorites } from '#stores/play/lobby/favorites.ts'
import { gameList, hotGameList, type ListFilter, type ListName, listFilter } from '#stores/play/lobby/lists.ts'
import { useStore } from '#stores/use-store.ts'
import { CursorPager } from '#ui/CursorPager.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import { ListTabs } from './ListTabs.tsx'

interface Props {
  name: ListName
  language: SiteLanguage
  locale: string
  messages: Messages
  /** Address of the page, in its language. */
  route: string
  /** Categories with their names, in the order of the navigation. */
  tabs: readonly { readonly type: GameType; readonly title: string }[]
  /** Names of vendors by code. */
  vendors: Readonly<Record<string, string>>
}

/** A member's favourites or recent games. Category and page are in the address. */
export const GameList = guarded(function GameList({ name, language, locale, messages, route, tabs, vendors }: Props) {
  const t = createTranslate<'lobby' | 'lobby-empty' | 'lobby-found' | 'tables' | 'errors'>(messages, locale)
  const { type } = useStore(listFilter.$filter)
  // Links keep other parameters of the address, which the built HTML does not have.
  const query = useStore(listFilter.$query)
  const [{ $state, refresh }] = useState(() => gameList(name, language))
  const state = useAnswer($state)
  useWaitingList(state.phase === 'refreshing')
  const removed = useRemoved(name)

  const address = (next: ListFilter) => route + listFilter.query(next, query)
  const kind = name === 'favorite' ? 'favourites' : 'recent'
  const waiting = <WaitingTiles label={t('loading')} />
  return (
    <Words value={t}>
      <ListTabs tabs={tabs} type={type} address={address} />
      <Resource
        state={state}
        words={resourceWords(t, t('loading'))}
        onRetry={refresh}
        skeleton={waiting}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <>
            <Empty title={t(`empty.${kind}.title`)} text={t(`empty.${kind}.text`)}>
              <a className="button" href={localPath(language, '/rng/')}>
                {t('list.slots')}
              </a>
            </Empty>
            <HotGames language={language} vendors={vendors} />
          </>
        }
      >
        {({ list, next, previous }) => {
          const games = list.filter(({ nodeId }) => !removed.includes(nodeId))
          return (
            <>
              {/* After a removal, games of the next page fill this one with the next answer. */}
              {games.length === 0 ? waiting : <GameTiles games={games} vendors={vendors} language={language} />}
              <CursorPager
                next={next}
                previous={previous}
                href={(cursor) => address({ type, cursor })}
                onPage={(cursor) => {
                  listFilter.show({ type, cursor })
                  document.getElementById('content')?.scrollIntoView({ block: 'start' })
                }}
                labels={tableWords(t).pager}
              />
            </>
          )
        }}
      </Resource>
    </Words>
  )
})

/** Ids of favourites that were removed on this page; they disappear at once (product rule 7.2). */
function useRemoved(name: Props['name']): readonly number[] {
  const favorites = useStore($favorites)
  const known = useRef(new Set<number>())
  for (const id of favorites) known.current.add(id)
  return name === 'favorite' ? [...known.current].filter((id) => !favorites.includes(id)) : []
}

interface HotGamesProps {
  language: SiteLanguage
  /** Names of vendors by code. */
  vendors: Readonly<Record<string, string>>
}

/** Hot games for a person whose list is empty. Shows nothing if they cannot be loaded. */
function HotGames({ language, vendors }: HotGamesProps) {
  const t = useWords<'lobby'>()
  const [{ $state }] = useState(() => hotGameList(language))
  const state = useAnswer($state)
  const games = 'value' in state ? state.value : undefined
  if (state.phase === 'failed' || games?.length === 0) return null
  return (
    <section className="section" aria-labelledby="list-hot">
      <h2 id="list-hot">{t('list.hot')}</h2>
      {games ? (
        <GameTiles games={games} vendors={vendors} language={language} />
      ) : (
        <WaitingTiles label={t('loading')} count={12} />
      )}
    </section>
  )
}
