import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type JurisdictionCode, jurisdictionCodes } from '#lib/jurisdictions/jurisdictions.ts'
import common from '#locales/en/common.json' with { type: 'json' }
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { moveTo } from '#tests/support/jurisdiction.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(async () => {
  // Other files of this process build pages too.
  vi.doUnmock('#gateway/in-process.ts')
  vi.resetModules()
  await gateway.close()
})

const codeOf = (market: string | undefined): JurisdictionCode =>
  jurisdictionCodes.find((code) => code === market) ?? 'demo'

/** The lobbies of pages that are built with a setting, by the gateway that the build opens in its own process. */
async function lobbiesWith(setting: string | undefined) {
  vi.resetModules()
  vi.stubEnv('GATEWAY_URL', undefined)
  vi.stubEnv('PUBLIC_JURISDICTION', setting)
  // The gateway of this test, which is quicker to open, takes its place in the market that the build names.
  vi.doMock('#gateway/in-process.ts', () => ({
    openInProcess: async (_games: unknown, market: string | undefined) => {
      moveTo(gateway, codeOf(market))
      const fetch = (url: string, init: RequestInit) =>
        gateway.request(url.replace('http://gateway.internal', ''), init)
      return { fetch }
    },
  }))
  const { default: i18next } = await import('i18next')
  await i18next.init({ lng: 'en', resources: { en: { common } } })
  const { gamesOf, lanes } = await import('#catalogue/lobbies.ts')
  const lobbies = await lanes('en')
  return {
    keys: lobbies.map(({ key }) => key),
    vendors: lobbies.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage)),
    games: await gamesOf('en', 'SPORTS'),
  }
}

test('pages have neither lobby nor games of a kind that the law of their market forbids, and all others', async () => {
  const demo = await lobbiesWith(undefined)
  const brazil = await lobbiesWith('br')
  expect(demo.keys).toContain('COCKFIGHT')
  expect(brazil.keys).toEqual(demo.keys.filter((key) => key !== 'COCKFIGHT'))
  const isForbidden = ({ vassalage }: { vassalage: string }) => !brazil.vendors.includes(vassalage)
  expect(demo.games.filter(isForbidden)).not.toEqual([])
  expect(brazil.games).toEqual(demo.games.filter((game) => !isForbidden(game)))
})
