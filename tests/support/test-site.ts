import { buildSite } from '#scripts/build/site.ts'

/** Settings of the site under test: all that an operator can switch on at build time. */
const settings = { PUBLIC_FIREBASE_API_KEY: 'AIza-key-of-tests', PUBLIC_CHAT_ORIGIN: 'https://chat.example' }

/** Builds the site that the tests read and visit, unless it is current. Its settings are those of this process from then on. */
export async function buildTestSite(): Promise<void> {
  Object.assign(process.env, settings)
  await buildSite(process.cwd())
}
