import { type ReactNode, useId, useRef } from 'react'
import { dialog } from './markup/dialog.ts'
import { drawn } from './markup/react.ts'
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

/** A modal `<dialog>`: focus stays inside, Escape and a tap on the backdrop close it, and focus returns afterwards. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  children,
  art,
  className,
  sheet,
  hideTitle: hidesTitle = false,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(ref, (opened) => {
    // With a keyboard the first field gets the focus; on a phone the on-screen keyboard would cover half of the dialog.
    const first = matchMedia('(hover: hover)').matches
      ? opened.querySelector<HTMLElement>('input:not([type="radio"])')
      : undefined
    ;(first ?? opened).focus()
    // The browser has scrolled to the first button, which may be below the text it belongs to.
    if (!first) opened.scrollTop = 0
  })
  return (
    <>
      {sheet && <link rel="stylesheet" href={sheet} precedence="popup" />}
      {drawn(dialog<ReactNode>({ titleId, title, hidesTitle, className, art, closeLabel, onClose }, children), { ref })}
    </>
  )
}
