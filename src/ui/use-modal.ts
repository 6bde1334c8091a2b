import { type RefObject, useLayoutEffect } from 'react'

/**
 * Opens a `<dialog>` as long as its component is there. It is closed while it still stands in the page: a dialog that
 * is only taken out of it leaves the focus nowhere, instead of where it was before.
 *
 * @param begin gives the focus to what should have it first
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, begin: (dialog: HTMLDialogElement) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, whatever else changes
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open) return
    dialog.showModal()
    begin(dialog)
    return () => dialog.close()
  }, [])
}
