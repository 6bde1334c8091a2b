import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { loadMessages } from '#i18n/load.ts'
import { useWords } from '#islands/Words.tsx'
import { spotImage } from '#lib/art.ts'
import type { LobbyGrid } from '#light/play/lobby/lobby-grid.ts'
import { $role } from '#stores/account/auth/session.ts'
import { isWhole, type LobbyFilter, showInLobby } from '#stores/play/lobby/lobby-filter.ts'
import type { LobbyPage } from '#stores/play/lobby/lobby-games.ts'
import { $popup, openPopup } from '#stores/popup.ts'
import type { Resource } from '#stores/resource.ts'
import { useStore } from '#stores/use-store.ts'
import { OtherCategories } from './OtherCategories.tsx'

interface NoneProps {
  filter: LobbyFilter
  visitor: boolean
  /** Loads the list again, after the words for its emptiness did not come. */
  onFailed: () => void
}

/** An empty list. Its words come when they are needed, because every lobby would carry them otherwise. */
function NoneFound({ filter, visitor, onFailed }: NoneProps) {
  const [words, setWords] = useState<'coming' | 'there' | 'failed'>('coming')
  useEffect(() => {
    Promise.all([loadMessages('lobby-empty'), loadMessages('lobby-search')]).then(
      () => setWords('there'),
      () => setWords('failed'),
    )
  }, [])
  if (words === 'coming') return null
  return <NoGames filter={filter} visitor={visitor} onRetry={words === 'failed' ? onFailed : undefined} />
}

interface Props {
  filter: LobbyFilter
  lobby: LobbyGrid
}

/** How many games a list has. */
const countOf = (state: Resource<LobbyPage>) => ('value' in state ? state.value.total : undefined)

/** The words of the button that closes the sheet of filters: how many games the lobby shows then, once that is known. */
export function LobbyFound({ lobby }: Pick<Props, 'lobby'>) {
  const t = useWords<'lobby' | 'lobby-found'>()
  const count = countOf(useStore(lobby.$state))
  return <span>{count === undefined ? t('filters.show') : t('filters.found', { count })}</span>
}

/** The number beside the heading. Lists of a person have none. @param games the number until the list is there */
export function LobbyCount({ lobby, games }: Pick<Props, 'lobby'> & { games: number }) {
  const t = useWords<'lobby'>()
  const state = useStore(lobby.$state)
  const count = 'value' in state ? countOf(state) : games
  return count === undefined ? null : <span>{t('games', { count })}</span>
}

/** Shows the number of games, the corrected search, and empty states. */
export function LobbyResult({ filter, lobby }: Props) {
  const t = useWords<'lobby' | 'lobby-found'>()
  const role = useStore($role)
  const state = useStore(lobby.$state)

  useEffect(() => {
    // Personal lists need a login, whether they were chosen here or in an address.
    const needsLogin = filter.show === 'recent' || filter.show === 'favourites'
    if (needsLogin && $role.get() === 'visitor' && !$popup.get()) openPopup({ name: 'login' })
  }, [filter.show])

  const page = 'value' in state ? state.value : undefined
  return (
    <>
      <p className="unseen" role="status">
        {state.phase === 'waiting'
          ? !isWhole(filter) && t('loading')
          : state.phase === 'ready' &&
            (state.value.total === undefined ? t('found.some') : t('found', { count: state.value.total }))}
      </p>
      {page?.meant && <p className="lobby__meant">{t('meant', { meant: page.meant })}</p>}
      {createPortal(
        <>
          {page?.list.length === 0 && state.phase === 'ready' && (
            <NoneFound filter={filter} visitor={role === 'visitor'} onFailed={lobby.refresh} />
          )}
          {state.phase === 'failed' && !isWhole(filter) && (
            <NoGames filter={filter} visitor={role === 'visitor'} onRetry={lobby.refresh} />
          )}
        </>,
        lobby.below,
      )}
    </>
  )
}

interface NoGamesProps {
  filter: LobbyFilter
  visitor: boolean
  /** Loads a failed list again; undefined if the list is empty. */
  onRetry: (() => void) | undefined
}

/** An empty or failed list: the reason, and one action. */
function NoGames({ filter: { search, show }, visitor, onRetry }: NoGamesProps) {
  const t = useWords<'lobby-empty' | 'lobby-found'>()
  const kind = onRetry ? 'failed' : search ? 'search' : show === 'all' ? 'none' : show
  const [onward, go]: ['retry' | 'login' | 'clear' | 'all', () => void] = onRetry
    ? ['retry', onRetry]
    : visitor && (kind === 'recent' || kind === 'favourites')
      ? ['login', () => openPopup({ name: 'login' })]
      : search
        ? ['clear', () => showInLobby({ search: '' })]
        : ['all', () => showInLobby({ show: 'all' })]
  return (
    <div className="empty" role={onRetry && 'alert'}>
      <img {...spotImage('chest', 136)} alt="" />
      <h2>{t(`empty.${kind}.title`, { search })}</h2>
      <p>{t(`empty.${kind}.text`)}</p>
      {kind === 'search' && <OtherCategories key={search} search={search} />}
      <button type="button" className="button" onClick={go}>
        {t(`empty.${onward}`)}
      </button>
    </div>
  )
}
