import { buildSite } from '#scripts/build/site.ts'

/** Settings of the site under test: all that an operator can switch on at build time. */
export const siteSettings = {
  PUBLIC_FIREBASE_API_KEY: 'AIza-key-of-tests',
  PUBLIC_CHAT_ORIGIN: 'https://chat.example',
  PUBLIC_GAME_ORIGINS: 'http://127.0.0.1:*',
}

/**
 * Builds the site that the tests read and visit, unless it is current.
 *
 * @param stays whether its settings are those of this process from then on, for what is started on the site
 */
export async function buildTestSite(stays: boolean): Promise<void> {
  Object.assign(process.env, siteSettings)
  await buildSite(process.cwd())
  if (!stays) for (const name of Object.keys(siteSettings)) delete process.env[name]
}
