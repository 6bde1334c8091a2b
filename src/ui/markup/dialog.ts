import { icon } from './icon.ts'
import { type Child, classes, h, type Markup } from './markup.ts'

interface Shell<Own> {
  readonly titleId: string
  readonly title: string
  /** Set if the content shows the title itself. */
  readonly hidesTitle?: boolean
  readonly className?: string | undefined
  /** A picture with text beside the content; a strip above it on phones. */
  readonly art?: Own | undefined
  /** Label of the close button; left out if a button inside closes the dialog. */
  readonly closeLabel?: string | undefined
  /** Left out if the dialog cannot be dismissed. */
  readonly onClose?: (() => void) | undefined
}

/** Time at which Escape last closed a dialog, in event time. */
let cancelledAt = Number.NEGATIVE_INFINITY

/** A `<dialog>` with its content: Escape, its button and a tap on the backdrop close it. */
export function dialog<Own = never>(shell: Shell<Own>, ...content: readonly Child<NoInfer<Own>>[]): Markup<Own> {
  const { titleId, title, hidesTitle = false, className, art, closeLabel, onClose } = shell
  return h<Own>(
    'dialog',
    {
      class: classes('dialog', art === undefined && 'dialog--plain', className),
      tabindex: '-1',
      'aria-labelledby': titleId,
      oncancel: (event) => {
        event.preventDefault()
        // Browsers send one Escape to every dialog that opened without a user gesture; the uppermost gets it first.
        if (event.timeStamp - cancelledAt < 50) return
        cancelledAt = event.timeStamp
        onClose?.()
      },
      onmousedown: (event) => {
        if (event.target === event.currentTarget) onClose?.()
      },
    },
    art !== undefined && h<Own>('div', { class: 'dialog__art' }, art),
    h<Own>(
      'div',
      { class: 'dialog__body' },
      h('h2', { id: titleId, class: hidesTitle ? 'unseen' : 'dialog__title' }, title),
      ...content,
    ),
    onClose &&
      closeLabel !== undefined &&
      h(
        'button',
        { type: 'button', class: 'dialog__close', 'aria-label': closeLabel, onclick: onClose },
        icon('close'),
      ),
  )
}
