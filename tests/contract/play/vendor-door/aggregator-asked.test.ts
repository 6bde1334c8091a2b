import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { askOpenRounds } from '#gateway/play/vendor-door/ask-open-rounds.ts'
import { checkVendors } from '#gateway/play/vendor-door/check-vendors.ts'
import { importGames } from '#gateway/play/vendor-door/import-games.ts'
import { vendorByCode } from '#gateway/play/vendor-door/vendor.ts'
import { vendorClient } from '#gateway/play/vendor-door/vendor-client.ts'
import { endEmptyRounds, giveBackWaiting, waitingRounds } from '#gateway/play/vendor-door/waiting-rounds.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { connectDialectVendor, dialectPlayer, dialectVendor, fakeDialectVendor } from '#tests/support/dialect.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
let key: { readonly id: string; readonly privateKey: string }
const vendor = fakeDialectVendor()
beforeAll(async () => {
  const clock = fakeClock()
  gateway = await testGateway({ seeded: true, clock, vendors: vendorClient(clock.now, { send: vendor.send }) })
  await connectDialectVendor(gateway)
  key = await vendor.addKey(gateway)
})
afterAll(async () => {
  expect(await reconcileAll(gateway.deps.database)).toMatchObject({ ok: true })
  await gateway.close()
})

test('a round of a vendor that cannot be asked waits for its vendor, or for an operator (rule 35.15)', async () => {
  const { deps, ports, clock } = gateway
  const { token } = await fundedMember(gateway, 100_00n)
  const { bet, win, rollback } = await dialectPlayer(gateway, vendor, key, token)
  const waiting = async () =>
    (await waitingRounds(deps, dialectVendor.code)).map(({ reference, bets, stake }) => [reference, bets, stake])
  for (const [id, round] of [
    ['1', 'paid-late'],
    ['2', 'never-was'],
    ['3', 'taken-back'],
    ['4', 'never-was'],
  ] as const)
    await bet(id, 500n, round)
  await rollback('rb', '3', 'taken-back')
  clock.advance(47 * 60 * 60_000)
  expect(await waiting()).toEqual([])
  clock.advance(2 * 60 * 60_000)
  const asked = vendor.heard.length
  await askOpenRounds(deps, ports.vendors)
  await endEmptyRounds(deps)
  expect(vendor.heard).toHaveLength(asked)
  expect(await waiting()).toEqual([
    ['paid-late', 1n, 500n],
    ['never-was', 2n, 1000n],
  ])
  expect(await statesOf()).toEqual({ 'paid-late': 'open', 'never-was': 'open', 'taken-back': 'ended' })
  const known = await vendorByCode(deps.database, dialectVendor.code, deps.now())
  if (!known) throw new Error('The vendor is not connected.')
  await expect(giveBackWaiting(deps, known, 'taken-back')).rejects.toThrow('no round of PIRAPLAY')
  expect(await giveBackWaiting(deps, known, 'never-was')).toBe(2)
  expect(await win('w-2', '2', 900n, 'never-was')).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' })
  expect(await win('w-1', '1', 900n, 'paid-late')).toMatchObject({ status: 'RS_OK', balance: 10_400_000 })
  expect(await waiting()).toEqual([])
})

async function statesOf() {
  const rows = await rowsAs<{ reference: string; state: string }>(
    gateway.deps.database,
    'SELECT reference, state FROM round WHERE engine = :code',
    { code: dialectVendor.code },
  )
  return Object.fromEntries(rows.map(({ reference, state }) => [reference, state]))
}

describe('what the platform asks', () => {
  const launch = (token: string, mode: 'real' | 'trial' = 'real') =>
    gateway.call(launchGame, { nodeId: dialectVendor.nodeId, mode, language: 'pt' }, { token })

  test('a launch is signed and names the player; one for play money names nobody', async () => {
    const { token } = await fundedMember(gateway, 100_00n)
    expect((await launch(token)).value()).toMatchObject({
      url: 'https://games.example/play/#1',
      frame: true,
      speaks: false,
    })
    const real = vendor.heard.at(-1)
    expect(real).toMatchObject({ path: '/api/game/url', isSigned: true })
    expect(real?.request).toMatchObject({ game_code: 'isca-dourada', currency: 'BRL', lang: 'pt', operator_id: key.id })
    expect(real?.request.user).toEqual(expect.any(String))
    ;(await launch(token, 'trial')).value()
    const trial = vendor.heard.at(-1)
    expect(trial?.request.currency).toBe('XXX')
    expect(Object.keys(trial?.request ?? {})).not.toContain('token')
    expect(Object.keys(trial?.request ?? {})).not.toContain('user')
  })

  test('a launch without an answer pauses the vendor, until it answers (rule 35.15)', async () => {
    const { token } = await fundedMember(gateway, 100_00n)
    const { vendors } = gateway.ports
    // A refusal is an answer.
    vendor.answerWith(() => Response.json({ error: 'unknown game' }, { status: 404 }))
    expect((await launch(token)).code).toBe('game_maintenance')
    vendor.answerWith((path) => Response.json(path.endsWith('list') ? [] : { url: 'https://games.example/play/#2' }))
    expect((await launch(token)).value().url).toBe('https://games.example/play/#2')
    vendor.answerWith(() => new Response('', { status: 502 }))
    expect((await launch(token)).code).toBe('game_maintenance')
    await checkVendors(gateway.deps, vendors)
    const before = vendor.heard.length
    expect((await launch(token)).code).toBe('game_maintenance')
    expect(vendor.heard).toHaveLength(before)
    vendor.answerWith((path) => Response.json(path.endsWith('list') ? [] : { url: 'https://games.example/play/#3' }))
    await checkVendors(gateway.deps, vendors)
    expect((await launch(token)).value().url).toBe('https://games.example/play/#3')
  })

  test('the list of games fills in what the vendor promises', async () => {
    const game = { game_code: 'isca-dourada', name: 'Isca', rtp: '95.5', volatility: 6, enabled: true }
    vendor.answerWith(() => Response.json([game, { ...game, game_code: 'no-return', rtp: null }]))
    const connected = await vendorByCode(gateway.deps.database, dialectVendor.code, gateway.deps.now())
    if (!connected) throw new Error('The vendor is not connected')
    const imported = await importGames(gateway.deps, gateway.ports.vendors, connected)
    expect(imported).toMatchObject({ added: [], updated: [{ gameId: 'isca-dourada' }], closed: [], refused: [] })
    const text = 'SELECT rtp, volatility, cycle, open FROM vendor_game WHERE node_id = :nodeId'
    expect(await rowsAs(gateway.deps.database, text, { nodeId: dialectVendor.nodeId })).toEqual([
      { rtp: 9550, volatility: 'high', cycle: 2500, open: true },
    ])
    // A list of the dialect has no pages, however long it is.
    vendor.answerWith(() =>
      Response.json(Array.from({ length: 501 }, (_, at) => ({ ...game, game_code: `game-${at}` }))),
    )
    const long = await importGames(gateway.deps, gateway.ports.vendors, connected)
    expect(long.added).toHaveLength(501)
  })
})
