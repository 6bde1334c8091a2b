import { useEffect, useRef, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import type { GameType } from '#contract/entities/game.ts'
import type { SiteLanguage } from '#i18n/languages.ts'
import { createTranslate, type Messages } from '#i18n/messages.ts'
import { faultText } from '#islands/fault-text.ts'
import { GameTiles } from '#islands/GameTiles.tsx'
import { WaitingTiles } from '#islands/lobby/WaitingTiles.tsx'
import { localPath } from '#islands/local-path.ts'
import { spotImage } from '#lib/art.ts'
import { environment } from '#stores/environment.ts'
import {
  type GameList as List,
  type ListFilter,
  listFilterOf,
  listSearch,
  loadList,
  showList,
  turnTo,
} from '#stores/lists.ts'
import { $favorites, $favoritesKept } from '#stores/personal.ts'
import { $session } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { Pager } from '#ui/Pager.tsx'
import { HotGames } from './HotGames.tsx'
import { ListTabs } from './ListTabs.tsx'

interface Props {
  name: 'favorite' | 'recent'
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

const whole: ListFilter = { type: undefined, page: 1 }

/** The games somebody marked or played, by category and page; both stand in the address. */
export function GameList({ name, language, locale, messages, route, tabs, vendors }: Props) {
  const t = createTranslate(messages, locale)
  const session = useStore($session)
  const [filter, setFilter] = useState(whole)
  // Parameters that are not ours stay in the links; the built HTML knows none.
  const [search, setSearch] = useState('')
  const [list, setList] = useState<List>()
  const [fault, setFault] = useState<CallFault>()
  const [tries, setTries] = useState(0)
  const removed = useRemoved(name)
  const kept = useStore($favoritesKept)
  const changes = name === 'favorite' ? kept : 0
  useEffect(() => {
    const follow = () => {
      const now = environment.place().search
      setSearch(now)
      setFilter(listFilterOf(now))
    }
    follow()
    environment.onMove(follow)
  }, [])
  const { type, page } = filter
  useEffect(() => {
    void [tries, changes]
    if (!session) return undefined
    let isWanted = true
    setFault(undefined)
    loadList(name, { type, page }, language).then(
      (loaded) => {
        if (!isWanted) return
        // The last row of the last page may just have been removed.
        if (loaded.pages > 0 && page > loaded.pages) turnTo({ type, page: loaded.pages })
        else setList(loaded)
      },
      (error: unknown) => isWanted && setFault(faultOf(error)),
    )
    return () => {
      isWanted = false
    }
  }, [name, type, page, language, session, tries, changes])

  const left = list?.games.filter(({ nodeId }) => !removed.includes(nodeId))
  // What was removed here leaves room for rows of the next page, or an end to tell: both come with the new answer.
  const games = left?.length === 0 && list && list.games.length > 0 ? undefined : left
  const address = (next: ListFilter) => route + listSearch(next, search)
  const kind = name === 'favorite' ? 'favourites' : 'recent'
  return (
    <>
      <ListTabs t={t} tabs={tabs} type={type} address={address} />
      {fault ? (
        <Notice kind="error" action={{ text: t('retry'), onClick: () => setTries(tries + 1) }}>
          {faultText(t, fault)}
        </Notice>
      ) : !games ? (
        <WaitingTiles label={t('loading')} />
      ) : games.length === 0 ? (
        <>
          <div className="empty">
            <img {...spotImage('chest', 136)} alt="" />
            <h2>{t(`empty.${kind}.title`)}</h2>
            <p>{t(`empty.${kind}.text`)}</p>
            <a className="button" href={localPath(language, '/rng/')}>
              {t('list.slots')}
            </a>
          </div>
          <HotGames t={t} language={language} vendors={vendors} />
        </>
      ) : (
        <GameTiles games={games} vendors={vendors} t={t} language={language} />
      )}
      <Pager
        page={Math.min(page, list?.pages ?? 1)}
        pages={fault ? 0 : (list?.pages ?? 0)}
        href={(number) => address({ type, page: number })}
        onPage={(number) => {
          showList({ type, page: number })
          document.getElementById('content')?.scrollIntoView({ block: 'start' })
        }}
        labels={{
          nav: t('pager'),
          previous: t('pager.previous'),
          next: t('pager.next'),
          page: (number) => t('pager.page', { number }),
        }}
      />
    </>
  )
}

/** Games that were favourites while this page is open and are none any more: gone at once (specification §4). */
function useRemoved(name: Props['name']): readonly number[] {
  const favorites = useStore($favorites)
  const known = useRef(new Set<number>())
  for (const id of favorites) known.current.add(id)
  return name === 'favorite' ? [...known.current].filter((id) => !favorites.includes(id)) : []
}
