import { useRef, useState } from 'react'
import type { GameType } from '#contract/entities/game.ts'
import { createTranslate, type Messages } from '#i18n/messages.ts'
import { faultText } from '#islands/fault-text.ts'
import { GameTiles } from '#islands/GameTiles.tsx'
import { WaitingTiles } from '#islands/lobby/WaitingTiles.tsx'
import { localPath } from '#islands/local-path.ts'
import { spotImage } from '#lib/art.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { gameList, type ListFilter, type ListName, listFilter } from '#stores/lists.ts'
import { $favorites } from '#stores/personal.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { Pager } from '#ui/Pager.tsx'
import { HotGames } from './HotGames.tsx'
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

/** The games somebody marked or played, by category and page; both stand in the address. */
export function GameList({ name, language, locale, messages, route, tabs, vendors }: Props) {
  const t = createTranslate(messages, locale)
  const { type, page } = useStore(listFilter.$filter)
  // Parameters of others stay in the links; the built HTML knows none.
  const query = useStore(listFilter.$query)
  const [{ $state, refresh }] = useState(() => gameList(name, language))
  const state = useStore($state)
  const list = 'value' in state ? state.value : undefined
  const removed = useRemoved(name)

  const left = list?.games.filter(({ nodeId }) => !removed.includes(nodeId))
  // What was removed here leaves room for rows of the next page, or an end to tell: both come with the new answer.
  const games = left?.length === 0 && list && list.games.length > 0 ? undefined : left
  const address = (next: ListFilter) => route + listFilter.query(next, query)
  const kind = name === 'favorite' ? 'favourites' : 'recent'
  return (
    <>
      <ListTabs t={t} tabs={tabs} type={type} address={address} />
      {state.phase === 'failed' ? (
        <Notice kind="error" action={{ text: t('retry'), onClick: refresh }}>
          {faultText(t, state.fault)}
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
        pages={list?.pages ?? 0}
        href={(number) => address({ type, page: number })}
        onPage={(number) => {
          listFilter.show({ type, page: number })
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
