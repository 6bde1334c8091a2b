import { environment } from '#stores/environment.ts'
import { loginKey } from '#stores/storage-keys.ts'

/** Milliseconds of one frame. */
const frame = 16

/**
 * Shows the fields of a login while its code is still on its way, in a placeholder dialog
 * (`sections/BootLogin.astro`). Going back closes it. Removing the mark of the tap (`data-opening`) closes it too: the
 * real login does so and takes over the typed text (`ui/boot-form.ts`), and so does a failed load.
 */
export function watchLoginLinks(): void {
  follow()
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-opening'] })
  addEventListener('hashchange', follow)
}

function follow(): void {
  const dialog = standIn()
  if (isAwaited()) {
    if (!dialog) show()
    return
  }
  // The browser restores the focus only while the dialog is in the document.
  dialog?.close()
  dialog?.remove()
  document.querySelector('[data-opener]')?.removeAttribute('data-opener')
}

const isAwaited = () => document.documentElement.dataset.opening === 'sheet' && location.hash.startsWith('#login')
const standIn = () => document.querySelector<HTMLDialogElement>('[data-boot]')

function show(): void {
  const template = document.querySelector<HTMLTemplateElement>('#boot-login')
  // A login by number, which this device may remember, has other fields.
  if (!template || environment.obstacle() || environment.device.get(loginKey)?.includes('"sms"')) return
  // Without its style the dialog would only be in the way.
  if (!Array.from(document.styleSheets).some(({ href }) => href?.includes('/site.'))) {
    document.addEventListener('load', follow, { capture: true, once: true })
    return
  }
  // After the frame that answers the tap, and after timers that wait for that frame: opening a first modal dialog takes a
  // slow phone 0.1 s.
  requestAnimationFrame(() => setTimeout(() => open(template), frame))
}

function open(template: HTMLTemplateElement): void {
  if (!isAwaited() || standIn()) return
  document.body.append(template.content.cloneNode(true))
  const dialog = standIn()
  if (!dialog) return
  // The login that takes its place gives the focus back to it (`ui/boot-form.ts`).
  document.activeElement?.setAttribute('data-opener', '')
  dialog.showModal()
  // On a phone the keyboard would cover half of the dialog, as in `ui/Dialog.tsx`.
  const first = matchMedia('(hover: hover)').matches ? dialog.querySelector('input') : null
  ;(first ?? dialog).focus()
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    history.back()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('.dialog__close'))) history.back()
  })
}
