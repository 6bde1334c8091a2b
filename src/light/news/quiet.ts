import { hasActed, isPopupPage } from '#light/presence.ts'

/** Pages where people do something that must not be interrupted: forms, games, accounts. */
const busyPages =
  /\/(help|agent|agentHome(?:\/\w+)?|member(?:\/\w+)?|play\/\w+|seamless|lottery|seaLottery|vnLottery|app|mirrors|feedback|maintenance|404)\/$/

/** Whether announcements must not open on this page. */
export const isBusyPage = (): boolean => busyPages.test(location.pathname) || isPopupPage()

/** Whether no dialog is open, the person is not typing, and the page is visible. */
export function isFree(): boolean {
  const { activeElement } = document
  const typing = activeElement instanceof HTMLElement && activeElement.matches('input, select, textarea')
  // Every popup is in the address, and has a dialog once its code is loaded; menus are popovers.
  return location.hash === '' && !typing && !document.hidden && !document.querySelector('dialog[open], :popover-open')
}

/**
 * Whether announcements may open on this page: no dialog is open, and the person has not clicked, tapped or pressed a
 * key on it. A person who has acted may not be finished when a popup closes.
 */
export const isUntouched = (): boolean => isFree() && !hasActed()

/** Resolves when announcements may open; never after `signal` has aborted. */
export function quiet(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isFree() || isPopupPage()) return
      clearInterval(timer)
      resolve()
    }
    const timer = setInterval(look, 700)
    signal?.addEventListener('abort', () => clearInterval(timer))
  })
}
