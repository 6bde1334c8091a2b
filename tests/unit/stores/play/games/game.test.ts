import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser, openTab } from '#tests/unit/stores/fake-page.ts'
import { faultOfStore, openSite } from '#tests/unit/stores/tab.ts'

async function open(page = fakeBrowser().page(), account = 'maria') {
  await openTab(page)
  const { keepSession } = await import('#stores/account/auth/session.ts')
  keepSession({ token: `token-of-${account}`, role: 'member', account, currency: 'BRL' })
  return { page, ...(await import('#stores/play/games/game.ts')) }
}

const round = { key: '6f1c1f7a-4c6c-4a39-9a6c-0d2f5b1f8a11', stake: '250' }

describe('a round without an answer', () => {
  test('is kept per game and mode, over a reload, until it is resolved', async () => {
    const { page, keepRound } = await open()
    keepRound(1001, 'real', round)
    const { unresolvedRound, forgetRound } = await open(page)
    expect(unresolvedRound(1001, 'real')).toEqual(round)
    expect([unresolvedRound(1001, 'trial'), unresolvedRound(1002, 'real')]).toEqual([undefined, undefined])
    forgetRound(1001, 'real')
    expect(unresolvedRound(1001, 'real')).toBeUndefined()
  })

  test('names its free rounds', async () => {
    const { page, keepRound } = await open()
    keepRound(1001, 'real', { ...round, freeId: '7' })
    expect((await open(page)).unresolvedRound(1001, 'real')).toEqual({ ...round, freeId: '7' })
  })

  test('is not offered to another account, for which its key would place a new bet', async () => {
    const { page, keepRound } = await open()
    keepRound(1001, 'real', round)
    expect((await open(page, 'joana')).unresolvedRound(1001, 'real')).toBeUndefined()
    expect((await open(page)).unresolvedRound(1001, 'real')).toEqual(round)
  })

  test.each(['', '{', 'null', '"x"', '{"key":"k"}', '{"key":"k","stake":250}', '{"key":"k","stake":"250"}'])(
    '%j in storage is ignored',
    async (kept) => {
      const { page, unresolvedRound } = await open()
      page.tab.set('arara.round.1001.real', kept)
      expect(unresolvedRound(1001, 'real')).toBeUndefined()
    },
  )
})

test.each([undefined, null, 'x', {}, { suggestions: null }, { suggestions: {} }])(
  '%j suggests no games',
  async (value) => {
    const { suggestionsOf } = await open()
    expect(suggestionsOf(value)).toEqual([])
  },
)

describe('the balance of a game', () => {
  test('is sent at each load, until it stops listening; a failed load sends nothing', async () => {
    const { followWallet } = await open()
    const { $wallet, takeBalance } = await import('#stores/money/balance/balance.ts')
    const heard: unknown[] = []
    const stop = followWallet((message) => heard.push(message))
    takeBalance({ amount: 463_80n, held: 0n, currency: 'BRL' })
    // A deposit over the socket.
    takeBalance({ amount: 513_80n, held: 0n, currency: 'BRL' })
    $wallet.set({ amount: 513_80n, held: 0n, currency: 'BRL', stale: true })
    expect(heard).toEqual([
      { type: 'balance', amount: '46380', currency: 'BRL' },
      { type: 'balance', amount: '51380', currency: 'BRL' },
    ])
    stop()
    takeBalance({ amount: 1n, held: 0n, currency: 'BRL' })
    expect(heard).toHaveLength(2)
  })
})

describe('a game under maintenance', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ seeded: true })
  })
  afterAll(() => gateway.close())

  test('shows a visitor games to play instead, its own category first', async () => {
    await openSite(gateway)
    const { insteadOf } = await import('#stores/play/games/game.ts')
    for (const nodeId of [2001, 13_001]) {
      const games = (await insteadOf(nodeId, 'pt')) ?? []
      expect(games.length).toBe(6)
      expect(games.every(({ isGame, maintenance }) => isGame && !maintenance)).toBe(true)
    }
    // A playable game, and an unknown one, for which the launch has its own error.
    expect(await insteadOf(1001, 'pt')).toBeUndefined()
    expect(await insteadOf(987_654_321, 'pt')).toBeUndefined()
  })

  test('counts as playable if the gateway cannot be reached', async () => {
    const { network } = await openSite(gateway)
    network.down(getGames)
    const { insteadOf } = await import('#stores/play/games/game.ts')
    expect(await faultOfStore(insteadOf(2001, 'pt'))).toEqual({ kind: 'unreachable' })
  })
})
