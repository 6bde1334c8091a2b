import { useEffect } from 'react'
import type { Translate } from '#lib/messages.ts'

/** Says that a popup's code did not arrive. The popup stands in the address, so loading the page again opens it. */
export function PopupFailed({ t }: { t: Translate }) {
  useEffect(() => {
    delete document.documentElement.dataset.opening
  }, [])
  return (
    <div className="toast" role="alert">
      <p>{t('failed.text')}</p>
      <button type="button" className="button button--line" onClick={() => location.reload()}>
        {t('failed.retry')}
      </button>
    </div>
  )
}
