import type { Translate } from '#i18n/messages.ts'
import { spotImage } from '#lib/art.ts'
import { type LobbyFilter, showInLobby, wholeLobby } from '#stores/lobby-filter.ts'
import { openPopup } from '#stores/popup.ts'

interface Props {
  t: Translate
  filter: LobbyFilter
  visitor: boolean
}

/** Says what is missing and why, with one way on. */
export function EmptyLobby({ t, filter, visitor }: Props) {
  const kind = filter.search ? 'search' : filter.show === 'all' ? 'none' : filter.show
  const login = visitor && (kind === 'recent' || kind === 'favourites')
  return (
    <div className="empty">
      <img {...spotImage('chest', 136)} alt="" />
      <h2>{t(`empty.${kind}.title`, { search: filter.search })}</h2>
      <p>{t(`empty.${kind}.text`)}</p>
      {login ? (
        <button type="button" className="button" onClick={() => openPopup({ name: 'login' })}>
          {t('empty.login')}
        </button>
      ) : (
        <button
          type="button"
          className="button"
          onClick={() => showInLobby(filter.search ? { search: '' } : { show: wholeLobby.show })}
        >
          {filter.search ? t('empty.clear') : t('empty.all')}
        </button>
      )}
    </div>
  )
}
