import { type RefObject, useLayoutEffect } from 'react'
import { takeBootForm } from './boot-form.ts'

/**
 * Opens a `<dialog>` while its component is mounted, in place of the element that answered the tap: a veil, or the form that stood in for
 * it (`boot-form.ts`). It closes the dialog before it leaves the page, because the browser returns the focus only then.
 *
 * @param begin sets the initial focus
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, begin: (dialog: HTMLDialogElement) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, whatever else changes
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open) return
    const taken = takeBootForm(dialog)
    if (!taken) dialog.showModal()
    if (taken?.focusField) taken.focusField()
    else begin(dialog)
    // The mark of the tap (`layouts/boot.js`) stays until the dialog is open.
    delete document.documentElement.dataset.opening
    return () => {
      dialog.close()
      taken?.opener?.focus()
    }
  }, [])
}
