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

/** Holds every script of the site back. @returns lets them come */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, /\/_astro\/.*\.js$/)
