import { hasActed } from '#light/presence.ts'

/** Pages on which people are busy with something of their own: a form, a game, an account. */
const busyPages =
  /\/(help|agent|agentHome(?:\/\w+)?|member(?:\/\w+)?|play\/\w+|seamless|lottery|seaLottery|vnLottery|app|mirrors|feedback|maintenance|404)\/$/

/** On these the popup is the page. */
const popupPages = /\/(login|register)\/$/

/** Whether announcements have no business on this page. */
export const isBusyPage = (): boolean => busyPages.test(location.pathname) || popupPages.test(location.pathname)

/** Whether nothing is open over the page, nobody is typing, and the page is seen. */
export function isFree(): boolean {
  const { activeElement } = document
  const typing = activeElement instanceof HTMLElement && activeElement.matches('input, select, textarea')
  // Every popup stands in the address, and has a dialog as soon as its code is there; menus are popovers.
  return location.hash === '' && !typing && !document.hidden && !document.querySelector('dialog[open], :popover-open')
}

/**
 * Whether announcements may open on this page: nothing is open, and nobody has clicked, tapped or pressed a key on it.
 * Who has began something of their own, and closing that is no sign that it is over.
 */
export const isUntouched = (): boolean => isFree() && !hasActed()

/** Resolves when nothing is open on a page to look around on; never once `signal` aborts. */
export function quiet(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isFree() || popupPages.test(location.pathname)) return
      clearInterval(timer)
      resolve()
    }
    const timer = setInterval(look, 700)
    signal?.addEventListener('abort', () => clearInterval(timer))
  })
}
