import type { Translate } from '#i18n/messages.ts'
import { spotImage } from '#lib/art.ts'

/** Says that somebody's own list did not come, and asks for it again. */
export function FailedLobby({ t, onRetry }: { t: Translate; onRetry: () => void }) {
  return (
    <div className="empty" role="alert">
      <img {...spotImage('chest', 136)} alt="" />
      <h2>{t('empty.failed.title')}</h2>
      <p>{t('empty.failed.text')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('empty.retry')}
      </button>
    </div>
  )
}
