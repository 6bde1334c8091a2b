/** Pages on which people are busy with something of their own. */
const busyPages = /\/(help|agent|agentHome|member|play|app|mirrors|feedback|maintenance|404)\/$/

/** On these the popup is the page. */
const popupPages = /\/(login|register)\/$/

/** Whether announcements have no business on this page. */
export const isBusyPage = (): boolean => busyPages.test(location.pathname)

/** Resolves when no popup is open, nobody is typing and the page is one to look around on; never once `signal` aborts. */
export function quiet(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { activeElement } = document
      const typing = activeElement instanceof HTMLElement && activeElement.matches('input, select, textarea')
      // Every popup stands in the address, and has a dialog as soon as its code is there.
      const free = location.hash === '' && !typing && !document.hidden && !document.querySelector('dialog[open]')
      if (!free || popupPages.test(location.pathname)) return
      clearInterval(timer)
      resolve()
    }
    const timer = setInterval(look, 700)
    signal?.addEventListener('abort', () => clearInterval(timer))
  })
}
