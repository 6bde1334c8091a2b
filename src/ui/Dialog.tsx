import { useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import type { Parts } from './parts.ts'
import { useModal } from './use-modal.ts'

interface Props {
  title: string
  /** Label of the close button; left out if a button inside closes the dialog. */
  closeLabel?: string
  /** Left out if the dialog cannot be dismissed. */
  onClose?: (() => void) | undefined
  children: Parts
  /** A picture with text beside the content; a strip above it on phones. */
  art?: Parts
  className?: string
  /**
   * Address of a style sheet for this popup, from `import … from '….css?url'`. A normal import would load it with every
   * page that can open the popup.
   */
  sheet?: string
  /** Set if the content shows the title itself. */
  hideTitle?: boolean
}

/** Time at which Escape last closed a dialog, in event time. */
let cancelledAt = Number.NEGATIVE_INFINITY

/** A modal `<dialog>`: focus stays inside, Escape and a tap on the backdrop close it, and focus returns afterwards. */
export function Dialog({ title, closeLabel, onClose, children, art, className, sheet, hideTitle = false }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(ref, (dialog) => {
    // With a keyboard the first field gets the focus; on a phone the on-screen keyboard would cover half of the dialog.
    const first = matchMedia('(hover: hover)').matches
      ? dialog.querySelector<HTMLElement>('input:not([type="radio"])')
      : undefined
    ;(first ?? dialog).focus()
    // The browser has scrolled to the first button, which may be below the text it belongs to.
    if (!first) dialog.scrollTop = 0
  })
  return (
    <>
      {sheet && <link rel="stylesheet" href={sheet} precedence="popup" />}
      <dialog
        ref={ref}
        tabIndex={-1}
        className={['dialog', art === undefined && 'dialog--plain', className].filter(Boolean).join(' ')}
        aria-labelledby={id}
        onCancel={(event) => {
          event.preventDefault()
          // Browsers send one Escape to every dialog that opened without a user gesture; the uppermost gets it first.
          if (event.timeStamp - cancelledAt < 50) return
          cancelledAt = event.timeStamp
          onClose?.()
        }}
        onMouseDown={(event) => {
          if (event.target === event.currentTarget) onClose?.()
        }}
      >
        {art && <div className="dialog__art">{art}</div>}
        <div className="dialog__body">
          <h2 id={id} className={hideTitle ? 'unseen' : 'dialog__title'}>
            {title}
          </h2>
          {children}
        </div>
        {onClose && closeLabel && (
          <button type="button" className="dialog__close" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </dialog>
    </>
  )
}
