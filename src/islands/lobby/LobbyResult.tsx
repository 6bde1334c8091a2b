import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { GameType } from '#contract/entities/game.ts'
import type { Translate } from '#i18n/messages.ts'
import { selectCards } from '#lib/lobby-cards.ts'
import { type LobbyFilter, lobbyAddress, lobbyPageSize, showInLobby } from '#stores/lobby-filter.ts'
import { $favorites, $recent } from '#stores/own-games.ts'
import { $popup, openPopup } from '#stores/popup.ts'
import { $role } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'
import { Pager } from '#ui/Pager.tsx'
import { type CardElements, readCards, showCards } from './card-elements.ts'
import { NoGames } from './NoGames.tsx'
import { useOwnList } from './use-own-list.ts'
import { WaitingTiles } from './WaitingTiles.tsx'

interface Props {
  t: Translate
  gameType: GameType
  filter: LobbyFilter
}

/** Applies the filter to the static cards, and stands for what they cannot: count, pager, empty states. */
export function LobbyResult({ t, gameType, filter }: Props) {
  const favourites = useStore($favorites)
  const recent = useStore($recent)
  const role = useStore($role)
  const [elements, setElements] = useState<CardElements>()
  const { phase, retry } = useOwnList(filter.show, gameType)

  useEffect(() => {
    const grid = document.querySelector<HTMLElement>('[data-grid="lobby"]')
    if (grid) setElements(readCards(grid))
  }, [])

  useEffect(() => {
    // Whether chosen here or by an address: personal lists need somebody, and are there once the login is done.
    const personal = filter.show === 'recent' || filter.show === 'favourites'
    if (personal && $role.get() === 'visitor' && !$popup.get()) openPopup({ name: 'login' })
  }, [filter.show])

  const isListed = phase === 'none' || phase === 'ready'
  const fitting = elements && selectCards(elements.cards, filter, { favourites, recent: recent ?? [] })
  const selected = isListed ? fitting : fitting && []
  const pages = selected ? Math.max(1, Math.ceil(selected.length / lobbyPageSize)) : 1
  const page = Math.min(filter.page, pages)

  useEffect(() => {
    if (elements && selected) showCards(elements, selected.slice((page - 1) * lobbyPageSize, page * lobbyPageSize))
  })

  if (!elements || !selected) return null
  return (
    <>
      <p className="unseen" role="status">
        {isListed && t('found', { count: selected.length })}
      </p>
      {createPortal(
        <>
          {phase === 'waiting' && <WaitingTiles label={t('loading')} />}
          {phase !== 'waiting' && selected.length === 0 && (
            <NoGames
              t={t}
              filter={filter}
              visitor={role === 'visitor'}
              onRetry={phase === 'failed' ? retry : undefined}
            />
          )}
          <Pager
            page={page}
            pages={pages}
            href={(number) => lobbyAddress({ ...filter, page: number })}
            onPage={(number) => {
              showInLobby({ page: number })
              elements.grid.parentElement?.scrollIntoView({ block: 'start' })
            }}
            labels={{
              nav: t('pager'),
              previous: t('pager.previous'),
              next: t('pager.next'),
              page: (number) => t('pager.page', { number }),
            }}
          />
        </>,
        elements.below,
      )}
    </>
  )
}
