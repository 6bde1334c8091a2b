import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRoundReplay } from '#contract/play/history/get-round-replay.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import type { VendorCall } from '#contract/vendor/define-vendor-call.ts'
import { askOpenRounds } from '#gateway/play/vendor-door/ask-open-rounds.ts'
import type { Vendor } from '#gateway/play/vendor-door/vendor.ts'
import { type VendorClient, VendorSaysNo } from '#gateway/play/vendor-door/vendor-client.ts'
import { minutes } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { connectVendor, fakeVendor, testVendor, vendorPlayer } from '#tests/support/vendor.ts'

let gateway: TestGateway
const vendor = fakeVendor()
/** What the vendor says of a round; one that is not here it does not know. */
const told = new Map<string, object>()
let pageOfReplay: string | undefined
let pageOfLaunch: string | undefined
const client: VendorClient = {
  async ask<Request, Value>(of: Vendor, call: VendorCall<string, Request, Value, 'to-vendor'>, request: Request) {
    if (call.name === 'round' && pageOfReplay !== undefined) return call.value.create({ url: pageOfReplay })
    if (call.name === 'launch' && pageOfLaunch !== undefined)
      return call.value.create({ url: pageOfLaunch, frame: true })
    if (call.name !== 'roundStatus') return await vendor.client.ask(of, call, request)
    const answer = told.get((request as { roundId: string }).roundId)
    if (!answer) throw new VendorSaysNo('unknown_round')
    return call.value.create(answer)
  },
}
beforeAll(async () => {
  gateway = await testGateway({ seeded: true, vendors: client })
  await connectVendor(gateway)
})
afterAll(() => closeReconciled(gateway))

const player = async () => {
  const { token } = await fundedMember(gateway, 100_00n)
  return { ...(await vendorPlayer(gateway, vendor, token)), token }
}
const ask = (after: number) => {
  gateway.clock.advance(after)
  return askOpenRounds(gateway.deps, client)
}
async function betsOf(reference: string) {
  const rows = await rowsAs<{ state: string }>(
    gateway.deps.database,
    'SELECT w.state FROM wager w JOIN round r ON r.id = w.round_id WHERE r.reference = :reference ORDER BY w.id',
    { reference },
  )
  return rows.map(({ state }) => state)
}

test('an answer that contradicts what the vendor sent before stops no other round (rule 35.7)', async () => {
  const one = await player()
  await one.bet('a-bet', 5_00n, 'a')
  await one.bet('a-more', 5_00n, 'a')
  await one.win('a-win', 'a-bet', 1_00n, 'a')
  await one.bet('b-bet', 5_00n, 'b')
  const win = { kind: 'win', transactionId: 'a-win', betId: 'a-bet', amount: '900' }
  told.set('a', { state: 'ended', results: [win] })
  told.set('b', { state: 'ended', results: [{ ...win, transactionId: 'b-win', betId: 'b-bet' }] })
  await ask(minutes(11))
  expect(await betsOf('a')).toEqual(['won', 'open'])
  expect(await betsOf('b')).toEqual(['won'])
})

test('a round that its vendor does not know is given back, however long and alike the names of its bets are', async () => {
  const one = await player()
  const ids = [1, 2].map((n) => `${'x'.repeat(63)}${n}`)
  for (const id of ids) await one.bet(id, 5_00n, 'c')
  await ask(48 * 60 * minutes(1) + minutes(1))
  expect(await betsOf('c')).toEqual(['refunded', 'refunded'])
})

test('a round that is still open is not shown again', async () => {
  const { bet: place, endRound, token } = await player()
  const placed = await place('d-bet', 5_00n, 'd')
  const roundId = String(placed.value?.reference)
  const replay = async () => (await gateway.call(getRoundReplay, { roundId, language: 'pt' }, { token })).code
  expect(await replay()).toBe('replay_unavailable')
  await endRound('d')
  expect(await replay()).toBeUndefined()
})

test('what has ended is asked about no more', async () => {
  const one = await player()
  await one.bet('e-bet', 5_00n, 'e')
  await one.win('e-win', 'e-bet', 1_00n, 'e')
  told.set('e', { state: 'open', results: [] })
  const questions = () =>
    rowsAs(
      gateway.deps.database,
      "SELECT q.tries FROM vendor_question q JOIN round r ON r.id = q.round_id WHERE r.reference = 'e'",
    )
  await ask(minutes(11))
  expect(await questions()).toEqual([{ tries: 1 }])
  await one.endRound('e')
  await ask(minutes(1))
  expect(await questions()).toEqual([])
})

test('no page of the site is shown as that of a vendor, whose frame has other rights (rule 35.17)', async () => {
  const { betwin, token } = await player()
  const roundId = String((await betwin('f', 5_00n, 0n)).value?.reference)
  const { siteUrl } = gateway.deps.config
  const launch = async () =>
    (await gateway.call(launchGame, { nodeId: testVendor.nodeId, mode: 'real', language: 'pt' }, { token })).code
  const replay = async () => (await gateway.call(getRoundReplay, { roundId, language: 'pt' }, { token })).code
  for (const [url, isShown] of [
    [`${siteUrl}/play/#1`, false],
    [`${siteUrl.toUpperCase().replace('HTTP', 'http')}/play/#1`, false],
    ['https://games.example/#1', true],
  ] as const) {
    pageOfLaunch = url
    pageOfReplay = url
    expect([url, await launch()]).toEqual([url, isShown ? undefined : 'game_maintenance'])
    expect([url, await replay()]).toEqual([url, isShown ? undefined : 'replay_unavailable'])
  }
})
