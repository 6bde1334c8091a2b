import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { getRound } from '#contract/play/history/get-round.ts'
import { getRoundReplay } from '#contract/play/history/get-round-replay.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { askOpenRounds } from '#gateway/play/vendor-door/ask-open-rounds.ts'
import { checkVendors } from '#gateway/play/vendor-door/check-vendors.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { advanceDue } from '#studio/advance.ts'
import { move } from '#tests/support/funds.ts'
import { fundedMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { gatewayWithStudio } from '#tests/support/studio.ts'
import { expectEqualBooks } from '#tests/support/studio-books.ts'

let at: Awaited<ReturnType<typeof gatewayWithStudio>>
beforeAll(async () => {
  at = await gatewayWithStudio()
})
afterAll(async () => {
  await expectEqualBooks(at.gateway.deps.database, at.studio.books)
  expect(await reconcileAll(at.gateway.deps.database)).toMatchObject({ ok: true })
  await at.close()
})

const seat = (token: string, nodeId: number) => at.seat(token, nodeId)

test('every slot of the studio opens and plays a round through the door', { timeout: 120_000 }, async () => {
  const { token } = await fundedMember(at.gateway, 5000_00n)
  // One vendor plays from a wallet of its own.
  ;(await move(at.gateway, token, { vassalage: 'SALAOREAL', amount: 500_00n })).value()
  const games = await rowsAs<{ node_id: number; game_id: string; open: boolean }>(
    at.gateway.deps.database,
    'SELECT node_id, game_id, open FROM vendor_game ORDER BY node_id',
  )
  expect(games).toHaveLength(216)
  const profiles = new Set<string>()
  for (const { node_id: nodeId, game_id, open } of games) {
    at.clock.advance(60_000)
    if (!open) {
      const refused = await at.gateway.call(launchGame, { nodeId, mode: 'real', language: 'pt' }, { token })
      expect(refused.code).toBe('game_maintenance')
      continue
    }
    const opened = await seat(token, nodeId)
    expect(opened.game?.code).toBe(game_id)
    profiles.add(opened.game?.profile ?? '')
    const [stake = ''] = opened.stakes ?? []
    const { session } = opened
    const { value } = await at.page('spin', { session, key: crypto.randomUUID(), stake })
    expect(value.error).toBeUndefined()
    const { round } = value
    expect(BigInt(value.balance ?? 0)).toBe(BigInt(opened.balance ?? 0) - BigInt(stake) + BigInt(round?.win ?? 0))
  }
  expect(profiles.size).toBe(8)
})

/** Nodes of games of vendors with both manners, and of the one that speaks another dialect. */
const [betWin, betThenWin, inDialect] = [2001, 3001, 11101]

test('the same key plays one round, also when the answer was lost', async () => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  for (const nodeId of [betWin, betThenWin, inDialect]) {
    const { session, stakes, balance } = await seat(token, nodeId)
    const spin = { session, key: crypto.randomUUID(), stake: stakes?.[0] }
    const first = await at.page('spin', spin)
    expect(await at.page('spin', spin)).toEqual(first)
    expect(BigInt(first.value.balance ?? 0)).toBe(
      BigInt(balance ?? 0) - BigInt(stakes?.[0] ?? 0) + BigInt(first.value.round?.win ?? 0),
    )
    at.clock.advance(3_000)
  }
})

test.each([
  ['bet and win', betWin],
  ['bet, then win', betThenWin],
  ['in the other dialect', inDialect],
])('a platform whose answers are lost gets each round once (%s)', async (_, nodeId) => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  const { session, stakes } = await seat(token, nodeId)
  const spin = { session, key: crypto.randomUUID(), stake: stakes?.[0] }
  // The platform acts, and its answer does not arrive.
  at.wires.toPlatform = async (send) => {
    await send()
    throw new Error('The connection broke')
  }
  expect((await at.page('spin', spin)).status).toBe(503)
  at.wires.toPlatform = (send) => send()
  at.clock.advance(60 * 60_000)
  await advanceDue(at.studio)
  const { value } = await at.page('spin', spin)
  // A bet without an answer was taken back; bet and win in one was sent again and found done.
  if (nodeId === betWin) expect(value.round?.stake).toBe(stakes?.[0])
  else expect(value.error?.code).toBe('busy')
  await expectEqualBooks(at.gateway.deps.database, at.studio.books)
})

test('a round whose win was lost is paid by the answer to the platform’s question (rule 35.7)', async () => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  const { session, stakes } = await seat(token, betThenWin)
  at.wires.toPlatform = async (send, path) => {
    if (path.endsWith('/win')) throw new Error('The connection broke')
    return await send()
  }
  const spin = { session, key: crypto.randomUUID(), stake: stakes?.[0] }
  expect((await at.page('spin', spin)).status).toBe(503)
  const openRounds = () =>
    rowsAs<{ id: bigint }>(
      at.gateway.deps.database,
      `SELECT id FROM round WHERE state = 'open' AND reference IS NOT NULL`,
    )
  expect(await openRounds()).toHaveLength(1)
  // Open at the studio too: nothing is guessed.
  at.clock.advance(11 * 60_000)
  await askOpenRounds(at.gateway.deps, at.gateway.ports.vendors)
  expect(await openRounds()).toHaveLength(1)
  at.wires.toPlatform = (send) => send()
  await advanceDue(at.studio)
  expect(await openRounds()).toHaveLength(0)
  expect((await at.page('spin', spin)).value.round?.stake).toBe(stakes?.[0])
})

test('a vendor that does not answer is paused, and open again when it does (rule 35.8)', async () => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  const { vendors } = at.gateway.ports
  const launch = () => at.gateway.call(launchGame, { nodeId: betWin, mode: 'real', language: 'pt' }, { token })
  at.wires.toStudio = async () => {
    throw new Error('Nobody is there')
  }
  expect((await launch()).code).toBe('game_maintenance')
  await checkVendors(at.gateway.deps, vendors)
  expect((await launch()).code).toBe('game_maintenance')
  at.wires.toStudio = (send) => send()
  await checkVendors(at.gateway.deps, vendors)
  expect((await launch()).value().url).toContain('http://studio.test/play/#')
})

test('a platform of the other dialect that says no more than its status is understood (rule 35.14)', async () => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  const { session, stakes } = await seat(token, inDialect)
  const spin = () => ({ session, key: crypto.randomUUID(), stake: stakes?.[0] })
  const answerWith = (status: string) => {
    at.wires.toPlatform = async () => Response.json({ status })
  }
  answerWith('RS_ERROR_NOT_ENOUGH_MONEY')
  expect((await at.page('spin', spin())).value.error?.code).toBe('not_enough_money')
  // Not decided: the bet is taken back, which the platform has to confirm.
  answerWith('RS_ERROR_UNKNOWN')
  const undecided = spin()
  expect((await at.page('spin', undecided)).status).toBe(503)
  at.wires.toPlatform = (send) => send()
  expect((await at.page('spin', undecided)).value.error?.code).toBe('busy')
  expect((await at.page('spin', spin())).value.error).toBeUndefined()
})

test.each([
  ['LUMORA', betWin],
  ['PIRAPLAY', inDialect],
])('a past round is shown again, and nothing can be played with it (%s)', async (_, nodeId) => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  const { session, stakes } = await seat(token, nodeId)
  const { value } = await at.page('spin', { session, key: crypto.randomUUID(), stake: stakes?.[0] })
  const [bet] = (await at.gateway.call(getBettingHistory, { pageSize: 1 }, { token })).value().list
  const roundId = bet?.roundId ?? ''
  expect((await at.gateway.call(getRound, { roundId }, { token })).value().replay).toBe(true)
  const { url } = (await at.gateway.call(getRoundReplay, { roundId, language: 'pt' }, { token })).value()
  const replay = await at.page('open', { launch: url.split('#')[1] })
  expect(replay.value.replay).toEqual(value.round)
  const again = await at.page('spin', { session: url.split('#')[1], key: crypto.randomUUID(), stake: stakes?.[0] })
  expect(again.value.error?.code).toBe('unknown_session')
  at.wires.toStudio = () => Promise.reject(new Error('The studio is away'))
  expect((await at.gateway.call(getRoundReplay, { roundId, language: 'pt' }, { token })).code).toBe(
    'replay_unavailable',
  )
  at.wires.toStudio = (send) => send()
})
