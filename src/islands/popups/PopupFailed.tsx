import { useEffect } from 'react'
import { useWords } from '#islands/Words.tsx'

/** Says that a popup's code could not be loaded. Reloading the page opens the popup, because it is in the address. */
export function PopupFailed() {
  const t = useWords<'common' | 'errors'>()
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
