/** The dialog that stands in for a form whose code is still on its way (`sections/EarlyLogin.astro`). */
const standIn = () => document.querySelector<HTMLDialogElement>('dialog[data-early]')

/** The form in it, if somebody opened it. */
export const earlyForm = (): HTMLFormElement | null => standIn()?.querySelector('form') ?? null

/** How a dialog that took the place of a stand-in goes on with the focus. */
interface TakenOver {
  /** Focuses the field of the same name as the one that had the focus; undefined if none had it. */
  readonly focusField: (() => void) | undefined
  /** What had the focus before the stand-in was opened. The browser knows only what the stand-in had. */
  readonly opener: HTMLElement | null
}

/**
 * Opens a dialog in the place of its stand-in, which goes once the dialog is open. As long as one modal dialog is open, the page
 * behind stays inert: closing the first before the second opens would style every element of the page twice more.
 *
 * @returns undefined if there is no stand-in; nothing is opened then
 */
export function takeEarlyPlace(dialog: HTMLDialogElement): TakenOver | undefined {
  const early = standIn()
  if (!early) return undefined
  // It stands where the other stood: it does not rise once more.
  dialog.dataset.still = ''
  const name = early.querySelector<HTMLInputElement>('input:focus')?.name
  dialog.showModal()
  early.remove()
  const opener = document.querySelector<HTMLElement>('[data-opener]')
  opener?.removeAttribute('data-opener')
  const focusField = () => dialog.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
  return { focusField: name ? focusField : undefined, opener }
}
