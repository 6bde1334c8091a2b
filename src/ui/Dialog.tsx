import { type ReactNode, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { useModal } from './use-modal.ts'

interface Props {
  title: string
  /** Of the cross; left out where a button inside closes the dialog. */
  closeLabel?: string
  /** Left out where the dialog cannot be dismissed. */
  onClose?: (() => void) | undefined
  children: ReactNode
  /** A picture with words beside the content; a strip above it on phones. */
  art?: ReactNode
  className?: string
  /**
   * Address of styles of its own, from `import … from '….css?url'`: they load with the popup. An ordinary import would
   * link them from every page that could open it.
   */
  sheet?: string
  /** The title is shown by the content itself. */
  hideTitle?: boolean
}

/** When Escape last closed a dialog, by the clock of events. */
let cancelledAt = Number.NEGATIVE_INFINITY

/** A modal dialog of the platform: focus stays inside, Escape and a tap on the veil close it, focus returns. */
export function Dialog({ title, closeLabel, onClose, children, art, className, sheet, hideTitle = false }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(ref, (dialog) => {
    // With a keyboard at hand typing begins at once; on a phone it would cover half of the dialog.
    const first = matchMedia('(hover: hover)').matches
      ? dialog.querySelector<HTMLElement>('input:not([type="radio"])')
      : undefined
    ;(first ?? dialog).focus()
    // Opening, the browser has scrolled to the first button, which may stand below what it is about.
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
          // Browsers hand one Escape to every dialog that opened without a tap of its own; the uppermost is told first.
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
