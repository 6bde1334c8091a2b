import { useEffect } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { momentText } from '#lib/moment-text.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { $role } from '#stores/account/auth/session.ts'
import { panicHours, protection, startPause } from '#stores/account/protection/protection.ts'
import { openPopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  onClose: () => void
}

/** The panic button, reachable from every page: one tap opens it, a second one stops deposits and play for a day. */
export function PauseDialog({ language, locale, onClose }: Props) {
  const t = useWords<'protection' | 'errors' | 'common'>()
  const state = useStore(protection.$state)
  const { busy, fault, run } = useAction()
  const visitor = useStore($role) === 'visitor'
  useEffect(() => {
    if (visitor) openPopup({ name: 'login' })
  }, [visitor])
  if (visitor) return null
  const block = 'value' in state ? state.value.block : null
  return (
    <Dialog title={t('panic.title')} closeLabel={t('close')} onClose={onClose} className="dialog--confirm">
      {block ? (
        <Notice kind="success">
          {block.until === null ? t('protection.forGood') : t('panic.done', { when: momentText(block.until, locale) })}
        </Notice>
      ) : (
        <p>{t('panic.text')}</p>
      )}
      <p>
        <a className="link" href={localPath(language, screenRoute('member', 'responsibleGaming'))}>
          {t('panic.more')}
        </a>
      </p>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <div className="dialog__acts">
        <button type="button" className="button" onClick={onClose}>
          {t('panic.no')}
        </button>
        {!block && (
          <button
            type="button"
            className="button button--main"
            aria-disabled={busy}
            onClick={() => void run?.(() => startPause(panicHours))}
          >
            {busy && <span className="busy" aria-hidden="true" />}
            <span>{t('panic.yes')}</span>
          </button>
        )}
      </div>
    </Dialog>
  )
}
