import { hasActed, isPopupPage } from '#light/presence.ts'

/** Pages where people do something that must not be interrupted: forms, games, accounts. */
const busyPages =
  /\/(help|agent|agentHome(?:\/\w+)?|member(?:\/\w+)?|play\/\w+|seamless|lottery|seaLottery|vnLottery|app|mirrors|feedback|maintenance|404)\/$/

/** Whether announcements must not open on this page. */
export const isBusyPage = (): boolean => busyPages.test(location.pathname) || isPopupPage()

const typedFields = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea'

/** Fields that the person has typed into. Their `defaultValue` says nothing: React writes each value there too. */
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()

addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof HTMLElement && target.matches(typedFields)) typed.add(target as HTMLInputElement)
  },
  { capture: true, passive: true },
)

/** Whether a field of the page has a text of the person. */
const hasTyped = (): boolean => [...typed].some(({ isConnected, value }) => isConnected && value !== '')

/** Whether no dialog is open, the person is not typing and has typed nothing, and the page is visible. */
export function isFree(): boolean {
  const { activeElement } = document
  const typing =
    (activeElement instanceof HTMLElement && activeElement.matches('input, select, textarea')) || hasTyped()
  // Every popup is in the address, and has a dialog once its code is loaded; menus are popovers.
  return location.hash === '' && !typing && !document.hidden && !document.querySelector('dialog[open], :popover-open')
}

/**
 * Whether announcements may open on this page: no dialog is open, and the person has not clicked, tapped or pressed a
 * key on it. A person who has acted may not be finished when a popup closes.
 */
export const isUntouched = (): boolean => isFree() && !hasActed()

/** Whether a link or form of this site led here: a tap is something that the person has just done. */
export function cameByTap(): boolean {
  const { referrer } = document
  if (!referrer?.startsWith(`${location.origin}/`)) return false
  const [entry] = performance.getEntriesByType('navigation')
  return !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate'
}

/** Milliseconds without a tap or a key after which what a person did counts as finished. Tests shorten them. */
export const rest = { ms: 5000 }

/** Resolves after a rest with true, or with false as soon as the person does something or `signal` aborts. */
export function rests(signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const end = (calm: boolean) => {
      clearTimeout(timer)
      stop.abort()
      resolve(calm)
    }
    const timer = setTimeout(() => end(true), rest.ms)
    for (const act of ['click', 'keydown', 'pointerdown'] as const)
      addEventListener(act, () => end(false), { capture: true, passive: true, signal: stop.signal })
    signal?.addEventListener('abort', () => end(false))
  })
}

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
