import { useWords } from '#islands/Words.tsx'
import { spotImage } from '#lib/art.ts'
import { type LobbyFilter, showInLobby } from '#stores/lobby-filter.ts'
import { openPopup } from '#stores/popup.ts'

interface Props {
  filter: LobbyFilter
  visitor: boolean
  /** Loads a failed list again; undefined if the list is empty. */
  onRetry: (() => void) | undefined
}

/** An empty or failed list: the reason, and one action. */
export function NoGames({ filter: { search, show }, visitor, onRetry }: Props) {
  const t = useWords<'lobby' | 'empty'>()
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
      <button type="button" className="button" onClick={go}>
        {t(`empty.${onward}`)}
      </button>
    </div>
  )
}
