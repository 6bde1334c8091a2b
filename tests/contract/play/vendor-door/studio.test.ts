import { bigint, string, type } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { getRound } from '#contract/play/history/get-round.ts'
import { getRoundReplay } from '#contract/play/history/get-round-replay.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { askOpenRounds } from '#gateway/play/vendor-door/ask-open-rounds.ts'
import { checkVendors } from '#gateway/play/vendor-door/check-vendors.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { advanceDue } from '#studio/advance.ts'
import { fundedMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { gatewayWithStudio } from '#tests/support/studio.ts'

let at: Awaited<ReturnType<typeof gatewayWithStudio>>
beforeAll(async () => {
  at = await gatewayWithStudio()
})
afterAll(async () => {
  await expectEqualBooks()
  expect(await reconcileAll(at.gateway.deps.database)).toMatchObject({ ok: true })
  await at.close()
})

/** Opens a game and takes a seat at it, as site and page do. */
async function seat(token: string, nodeId: number) {
  const launched = await at.gateway.call(launchGame, { nodeId, mode: 'real', language: 'pt' }, { token })
  const { value } = await at.page('open', { launch: launched.value().url.split('#')[1] })
  return value
}

interface Total {
  readonly vendor: string
  readonly rounds: bigint
  readonly staked: bigint
  readonly won: bigint
}

const TotalRow = type({ vendor: string(), rounds: bigint(), staked: bigint(), won: bigint() })

/** Both sides say the same, vendor by vendor and to the cent: settled rounds, stakes and wins. */
async function expectEqualBooks() {
  const ours = await rowsAs<Total>(
    at.gateway.deps.database,
    `SELECT r.engine AS vendor, count(DISTINCT r.id)::bigint AS rounds, sum(w.stake)::bigint AS staked, sum(w.win)::bigint AS won
     FROM wager w JOIN round r ON r.id = w.round_id WHERE r.engine IN (SELECT vassalage FROM vendor_link) AND w.status = 'settled'
     GROUP BY 1 ORDER BY 1`,
  )
  const theirs = at.studio.books.rows(
    TotalRow,
    `SELECT vendor, count(*) AS rounds, sum(stake) AS staked, sum(win) AS won FROM round WHERE state = 'paid' GROUP BY 1 ORDER BY 1`,
    {},
  )
  expect(theirs).toEqual(ours)
}

test('every slot of the studio opens and plays a round through the door', { timeout: 120_000 }, async () => {
  const { token } = await fundedMember(at.gateway, 5000_00n)
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

/** Nodes of games of vendors with both manners. */
const [betWin, betThenWin] = [2001, 3001]

test('the same key plays one round, also when the answer was lost', async () => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  for (const nodeId of [betWin, betThenWin]) {
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
  await expectEqualBooks()
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

test('a past round is shown again, and nothing can be played with it', async () => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  const { session, stakes } = await seat(token, betWin)
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
  expect((await at.gateway.call(getRoundReplay, { roundId, language: 'pt' }, { token })).code).toBe('replay_unavailable')
  at.wires.toStudio = (send) => send()
})
