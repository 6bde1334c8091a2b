import type { Page } from '@playwright/test'

/** Holds requests back, as a slow network does. @returns lets them go */
export async function hold(page: Page, what: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(what, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export interface OneByOne {
  /** Holds back what is requested from now on. */
  hold(): void
  /** Lets through what waits, and what that leads to. From then on nothing waits. */
  release(): Promise<void>
}

/**
 * Lets requests through one after another, each when the answer before it has been drawn: what an answer pushes down shows as a
 * shift of the layout, however quick the gateway is.
 */
export async function oneByOne(page: Page, what: string | RegExp): Promise<OneByOne> {
  let waiting: (() => Promise<unknown>)[] | undefined
  await page.route(what, async (route) => {
    if (!waiting) return await route.continue()
    waiting.push(async () => {
      const answered = route.request().response()
      await route.continue()
      await (await answered)?.finished()
    })
  })
  /** Until the page has drawn, and has requested what follows from it. */
  const drawn = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      // A page that draws without end is never idle.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
    })
  return {
    hold: () => {
      waiting = []
    },
    release: async () => {
      await drawn()
      for (let next = waiting?.shift(); next; next = waiting?.shift()) {
        await next()
        await drawn()
      }
      waiting = undefined
    },
  }
}

/** Holds every script of the site back. @returns lets them come */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, /\/_astro\/.*\.js$/)
