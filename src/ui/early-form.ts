/** The dialog that stands in for a form whose code is still on its way (`sections/EarlyLogin.astro`). */
const standIn = () => document.querySelector<HTMLDialogElement>('dialog[data-early]')

/** The form in it, if somebody opened it. */
export const earlyForm = (): HTMLFormElement | null => standIn()?.querySelector('form') ?? null

/**
 * Closes the stand-in for the dialog that takes its place.
 *
 * @returns focuses the field of the same name as the one that had the focus; undefined if none had it
 */
export function leaveEarlyForm(dialog: HTMLDialogElement): (() => void) | undefined {
  const early = standIn()
  if (!early) return undefined
  // It stands where the other stood: it does not rise once more.
  dialog.dataset.still = ''
  const field = early.querySelector<HTMLInputElement>('input:focus')
  early.close()
  early.remove()
  return field ? () => dialog.querySelector<HTMLInputElement>(`input[name="${field.name}"]`)?.focus() : undefined
}
