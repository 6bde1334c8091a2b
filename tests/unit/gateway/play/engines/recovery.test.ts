import { beforeAll, expect, test } from 'vitest'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { closeGame } from '#contract/play/games/close-game.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { getRound } from '#contract/play/history/get-round.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { createApp } from '#gateway/app.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { DatabaseUnavailable } from '#gateway/platform/db/errors.ts'
import { noLimits } from '#gateway/platform/http/limits.ts'
import { voidHold } from '#gateway/platform/ledger/holds.ts'
import { recoverOpenRounds } from '#gateway/play/engines/recovery.ts'
import { minutes, seconds } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { leaveRoundOpen } from '#tests/support/open-round.ts'
import { fundedMember, launch } from '#tests/support/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
  return () => closeReconciled(gateway)
})

const stake = 5_00n

/** A player whose round was left open after the stake was held. */
async function interrupted() {
  const { token } = await fundedMember(gateway, 100_00n)
  const game = await launch(gateway, token)
  return { token, game, ...(await leaveRoundOpen(gateway, stake)) }
}

const spin = (game: string, key: string) => gateway.call(spinSlots, { stake }, { token: game, key })
const state = async (game: string) => (await gateway.call(getSlotsState, {}, { token: game })).value()
const funds = async (token: string) => (await gateway.call(getBalance, {}, { token })).value()
const rounds = async (token: string) => (await gateway.call(getBettingHistory, { pageSize: 9 }, { token })).value().list

test('while it is open the stake is held and shown, and its win is not revealed', async () => {
  const { token, roundId } = await interrupted()
  expect(await funds(token)).toEqual({ balance: 95_00n, held: stake, currency: 'BRL' })
  expect(await rounds(token)).toMatchObject([
    { status: 'open', stake, win: null, balanceBefore: 100_00n, balanceAfter: null, settledAt: null },
  ])
  const round = await gateway.call(getRound, { roundId: roundId.toString() }, { token })
  expect(round.value().wagers).toMatchObject([{ state: 'open', stake, win: null, slots: null }])
})

test('the same key again gets the result it had', async () => {
  const { token, game, key, win } = await interrupted()
  const round = (await spin(game, key)).value()
  expect(round).toMatchObject({ win, balance: 95_00n + win })
  expect((await spin(game, key)).value()).toEqual(round)
  expect(await funds(token)).toMatchObject({ balance: 95_00n + win, held: 0n })
  expect((await state(game)).interrupted).toBeNull()
})

test('the frame settles it as it opens and shows it until the next spin', async () => {
  const { token, game, key, win } = await interrupted()
  const { interrupted: shown, balance } = await state(game)
  expect(shown).toMatchObject({ win, stake, balance: 95_00n + win })
  expect(balance).toBe(95_00n + win)
  expect((await state(await launch(gateway, token))).interrupted).toEqual(shown)
  const game2 = await launch(gateway, token)
  expect((await spin(game2, key)).value()).toEqual(shown)
  expect((await spin(game2, crypto.randomUUID())).status).toBe(200)
  expect((await state(game2)).interrupted).toBeNull()
  expect(await rounds(token)).toHaveLength(2)
})

test('another spin waits while it may be running, then settles it first', async () => {
  const { token, game, win } = await interrupted()
  const refused = await spin(game, crypto.randomUUID())
  expect(refused).toMatchObject({ status: 409, code: 'round_in_progress' })
  expect(await funds(token)).toMatchObject({ held: stake })
  gateway.clock.advance(seconds(6))
  const round = (await spin(game, crypto.randomUUID())).value()
  expect(round.balance).toBe(90_00n + win + round.win)
  expect((await rounds(token)).map(({ status }) => status)).toEqual(['settled', 'settled'])
})

test('another game is not blocked by it', async () => {
  const { token } = await interrupted()
  expect((await spin(await launch(gateway, token, 'real', 1002), crypto.randomUUID())).status).toBe(200)
  expect(await funds(token)).toMatchObject({ held: stake })
})

test('closing the game settles it', async () => {
  const { token, game, win } = await interrupted()
  await gateway.call(closeGame, {}, { token: game })
  expect(await funds(token)).toMatchObject({ balance: 95_00n + win, held: 0n })
})

test('an abandoned round is settled after a minute, and shown when the player returns', async () => {
  const { token, win } = await interrupted()
  await recoverOpenRounds(gateway.deps, minutes(1))
  expect(await funds(token)).toMatchObject({ held: stake })
  gateway.clock.advance(seconds(61))
  expect(await recoverOpenRounds(gateway.deps)).toBeGreaterThanOrEqual(1)
  expect(await recoverOpenRounds(gateway.deps)).toBe(0)
  expect(await funds(token)).toMatchObject({ balance: 95_00n + win, held: 0n })
  expect((await state(await launch(gateway, token))).interrupted).toMatchObject({ win })
})

test('retry, frame and recovery at once give one result', async () => {
  const { token, game, key, win } = await interrupted()
  gateway.clock.advance(seconds(61))
  const [retried, shown] = await Promise.all([
    spin(game, key),
    state(game),
    recoverOpenRounds(gateway.deps),
    spin(game, key),
    recoverOpenRounds(gateway.deps, 0),
  ])
  expect(retried.value()).toMatchObject({ win, balance: 95_00n + win })
  expect([null, retried.value()]).toContainEqual(shown.interrupted)
  expect(await funds(token)).toMatchObject({ balance: 95_00n + win, held: 0n })
  expect(await rounds(token)).toHaveLength(1)
})

test('a round whose stake was given back by hand is voided, and does not stop the others', async () => {
  const spoilt = await interrupted()
  await voidHold(gateway.deps.database, spoilt.holdId)
  const whole = await interrupted()
  expect(await recoverOpenRounds(gateway.deps, -1)).toBe(2)
  expect(await funds(whole.token)).toMatchObject({ held: 0n, balance: 95_00n + whole.win })
  expect(await funds(spoilt.token)).toMatchObject({ held: 0n, balance: 100_00n })
  expect(await rounds(spoilt.token)).toMatchObject([
    { status: 'voided', stake, win: null, balanceBefore: 100_00n, balanceAfter: 100_00n },
  ])
  expect((await state(spoilt.game)).interrupted).toBeNull()
  expect((await spin(spoilt.game, crypto.randomUUID())).status).toBe(200)
})

test('a lost connection before the stake was held changes nothing', async () => {
  const { token } = await fundedMember(gateway, 10_00n)
  const game = await launch(gateway, token)
  const { deps } = gateway
  const broken = createApp({ ...deps, database: brokenAt(deps.database, 'fair_bet_win') }, gateway.ports, {
    limits: noLimits,
  })
  const key = crypto.randomUUID()
  const answer = await broken.request('/wps/game/slots/spin', {
    method: 'POST',
    headers: { Authorization: `Bearer ${game}`, 'Idempotency-Key': key, 'Content-Type': 'application/json' },
    body: '{"stake":"500"}',
  })
  expect(answer.status).toBe(503)
  expect(await funds(token)).toEqual({ balance: 10_00n, held: 0n, currency: 'BRL' })
  expect((await spin(game, key)).status).toBe(200)
})

/**
 * The same database, but statements that hold `text` never reach it: what a connection lost at that moment looks
 * like to the gateway.
 */
function brokenAt(database: Database, text: string): Database {
  return {
    ...database,
    query: (statement, parameters) =>
      statement.includes(text)
        ? Promise.reject(new DatabaseUnavailable('The connection was lost.'))
        : database.query(statement, parameters),
  }
}
