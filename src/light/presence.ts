import { whenIdle } from './when-idle.ts'

/** Events that show that a person uses the page. */
const activityEvents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

const queue: (() => void)[] = []
let isActive = false

function onActivity(): void {
  isActive = true
  for (const name of activityEvents) removeEventListener(name, onActivity, true)
  for (const work of queue.splice(0)) whenIdle(work)
}

/**
 * Runs `work` when the page is idle after the first activity of the person; without waiting for activity if there is a
 * session. It is `client:interaction` for scripts that are not islands. An activity also counts for scripts that load
 * after it.
 */
export function onFirstActivity(work: () => void): void {
  if (isActive || document.documentElement.dataset.role !== 'visitor') whenIdle(work)
  else queue.push(work)
}

for (const name of activityEvents) addEventListener(name, onActivity, { capture: true, passive: true })

/** Whether this page is the home page under a login or a registration. */
export const isPopupPage = (): boolean => /\/(login|register)\/$/.test(location.pathname)

let acted = false

/** Whether the person has clicked, tapped or pressed a key on this page. Scrolling does not count. */
export const hasActed = (): boolean => acted

for (const name of ['click', 'keydown'] as const)
  addEventListener(
    name,
    () => {
      acted = true
    },
    { capture: true, passive: true },
  )
