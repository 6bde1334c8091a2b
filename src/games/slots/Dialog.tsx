import { type ReactNode, useEffect, useRef } from 'react'
import css from './dialogs.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  readonly label: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal `<dialog>`: Escape and the close button close it, and the browser keeps the focus inside. */
export function Dialog({ label, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={css.dialog} aria-label={label} onClose={onClose}>
      <header>
        <h2>{label}</h2>
        <button type="button" className={css.close} aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div className={css.body}>{children}</div>
    </dialog>
  )
}
