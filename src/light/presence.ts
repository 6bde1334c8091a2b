const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

const waiting: (() => void)[] = []
let here = false

function arrive(): void {
  here = true
  for (const sign of signs) removeEventListener(sign, arrive, true)
  for (const work of waiting.splice(0)) whenIdle(work)
}

function whenIdle(work: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(() => work()) : setTimeout(work, 200))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/**
 * Runs `work` once somebody is here and the page is idle: at the first sign of a person, or by itself where there is a
 * session. The same thought as `client:interaction`, for what is no island. A sign counts for parts loaded later too.
 */
export function whenSomebodyIsHere(work: () => void): void {
  if (here || document.documentElement.dataset.role !== 'visitor') whenIdle(work)
  else waiting.push(work)
}

for (const sign of signs) addEventListener(sign, arrive, { capture: true, passive: true })

let acted = false

/** Whether somebody has clicked, tapped or pressed a key on this page: more than looking at it. */
export const hasActed = (): boolean => acted

for (const act of ['click', 'keydown'] as const)
  addEventListener(
    act,
    () => {
      acted = true
    },
    { capture: true, passive: true },
  )
