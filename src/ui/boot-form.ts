/** The placeholder dialog of a form whose code is still loading (`sections/BootLogin.astro`). */
const standIn = () => document.querySelector<HTMLDialogElement>('dialog[data-boot]')

/** Its form, if the person opened it. */
export const bootForm = (): HTMLFormElement | null => standIn()?.querySelector('form') ?? null

/** The focus of a dialog that has replaced its placeholder. */
interface TakenOver {
  /** Focuses the field of the same name as the one that had the focus; undefined if none had it. */
  readonly focusField: (() => void) | undefined
  /**
   * The element with the focus before the placeholder was opened. The browser only knows the one inside the
   * placeholder.
   */
  readonly opener: HTMLElement | null
}

/**
 * Opens a dialog in the place of its placeholder, which closes once the dialog is open. As long as one modal dialog is
 * open, the page behind stays inert: closing the first before the second opens would style every element of the page
 * twice more.
 *
 * @returns undefined if there is no placeholder; nothing is opened then
 */
export function takeBootForm(dialog: HTMLDialogElement): TakenOver | undefined {
  const early = standIn()
  if (!early) return undefined
  // The dialog replaces the placeholder without another opening animation.
  dialog.dataset.still = ''
  const name = early.querySelector<HTMLInputElement>('input:focus')?.name
  const { scrollTop } = early
  dialog.showModal()
  early.remove()
  const opener = document.querySelector<HTMLElement>('[data-opener]')
  opener?.removeAttribute('data-opener')
  const focusField = () => {
    dialog.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus({ preventScroll: true })
    // The browser has scrolled to the first element that can have the focus. The person's field stays where it was.
    dialog.scrollTop = scrollTop
  }
  return { focusField: name ? focusField : undefined, opener }
}
