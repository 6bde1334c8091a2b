import { useWords } from '#islands/Words.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface Props {
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a logout (product rule 2.11), and shows that it is running. */
export function ConfirmLogout({ busy, onConfirm, onCancel }: Props) {
  const t = useWords<'common'>()
  return (
    <Dialog title={t('logout.title')} closeLabel={t('close')} onClose={onCancel} className="dialog--confirm">
      <p>{t('logout.text')}</p>
      <div className="dialog__acts">
        <button type="button" className="button" onClick={onCancel}>
          {t('logout.stay')}
        </button>
        <button
          type="button"
          className="button button--main"
          aria-disabled={busy}
          onClick={busy ? undefined : onConfirm}
        >
          {busy && <span className="busy" aria-hidden="true" />}
          <span>{t('logout')}</span>
        </button>
      </div>
    </Dialog>
  )
}
