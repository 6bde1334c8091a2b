import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '#contract/play/games/game.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { searchGames } from '#contract/play/lobby/search-games.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { openAsMember, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => gateway.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function open() {
  const { network } = await openSite(gateway, fakeBrowser().page('/'))
  const { gameSearch, hasMore } = await import('#stores/play/lobby/game-search.ts')
  const search = gameSearch('pt')
  search.$state.listen(() => undefined)
  const answer = () =>
    eventually(() => {
      const state = search.$state.get()
      if (state.phase !== 'ready' || state.value.text === '') throw new Error(state.phase)
      return state.value
    })
  return { network, search, answer, hasMore }
}

test('letters in quick succession are one search, for visitors too', async () => {
  const { network, search, answer } = await open()
  for (const typed of ['d', 'dr', ' dra', 'dragao ']) search.type(typed)
  vi.advanceTimersByTime(200)
  expect((await answer()).list[0]?.gameName).toBe('Dragão de Jade')
  expect(network.sentTo(searchGames)).toHaveLength(1)
})

test('an answer to an earlier text never replaces a later one', async () => {
  const { network, search, answer } = await open()
  const held = network.hold(searchGames)
  search.type('tigre')
  vi.advanceTimersByTime(200)
  await held.answered
  search.type('furia da onsa')
  vi.advanceTimersByTime(200)
  expect(await answer()).toMatchObject({ text: 'furia da onsa', meant: 'Fúria da Onça' })
  held.release()
  await Promise.resolve()
  expect((await answer()).text).toBe('furia da onsa')
})

test('`more` loads the rest of the results', async () => {
  const { search, answer, hasMore } = await open()
  search.type('da')
  vi.advanceTimersByTime(200)
  const first = await answer()
  expect([first.list.length, hasMore(first)]).toEqual([20, true])
  search.more()
  await eventually(async () => expect((await answer()).list.length).toBe(Math.min(48, first.total)))
})

async function begin(open: () => Promise<unknown>) {
  await open()
  const { call } = await import('#stores/call.ts')
  const { startGames } = await import('#stores/play/lobby/game-search.ts')
  const ready = async () => {
    const start = startGames('pt')
    start.$state.listen(() => undefined)
    return await eventually(() => {
      const state = start.$state.get()
      if (state.phase !== 'ready') throw new Error(state.phase)
      const ids = (games: readonly Game[]) => games.map(({ nodeId }) => nodeId)
      return { recent: ids(state.value.recent), popular: ids(state.value.popular) }
    })
  }
  return { call, ready }
}

test('a visitor’s search begins with popular games that can be played (rule 6.17)', async () => {
  const { ready } = await begin(() => openSite(gateway, fakeBrowser().page('/')))
  const { recent, popular } = await ready()
  expect(recent).toEqual([])
  expect(popular).toHaveLength(6)
})

test('a member’s begins with the games played last, and no game is there twice (rule 6.17)', async () => {
  const { call, ready } = await begin(() => openAsMember(gateway, fakeBrowser().page('/')))
  const before = await ready()
  const [first = 0, second = 0] = before.popular
  for (const nodeId of [first, second]) await call(launchGame, { nodeId, mode: 'trial', language: 'pt' })
  const after = await ready()
  expect(after.recent).toEqual([second, first])
  expect(after.popular).toEqual(before.popular.slice(2))
})
