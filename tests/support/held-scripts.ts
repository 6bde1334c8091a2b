import type { Page } from '@playwright/test'

/** Holds every script of the site back, as a slow network does. @returns lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
