import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { balanceOf } from '#gateway/platform/ledger/accounts.ts'
import { recoverOpenRounds } from '#gateway/play/engines/recovery.ts'
import { openRoundById } from '#gateway/play/games/rounds.ts'
import { bet, houseTransaction } from '#gateway/play/vendors/door.ts'
import { hours } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { deposit } from '#tests/support/ledger.ts'
import { addPatientEngine, patientName } from '#tests/support/patient-engine.ts'
import { openPlayers } from '#tests/support/players.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'

// Nothing is settled by its age alone: an engine, or the vendor, ends a round.

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  await smallCatalogue(gateway.deps.database)
  return () => closeReconciled(gateway)
})

const stake = 1_00n

/** A bet of a new player whose round is open. */
async function openRound(engine: string) {
  const { database, now } = gateway.deps
  const [player] = await openPlayers(database, ['BRL'])
  if (!player) throw new Error('Nobody plays.')
  await deposit(database, player.account, 10_00n)
  const key = crypto.randomUUID()
  const placed = await bet(database, {
    transaction: houseTransaction(player.memberId, key, {}),
    gameSessionId: player.gameSessionId,
    engine,
    key,
    stake,
    round: { reference: null, exclusive: true },
    engineState: '{"drawn":null}',
    now: now(),
  })
  if (placed.result !== 'done') throw new Error(`The bet was not placed: ${placed.result}.`)
  const { round_id: id } = placed
  return {
    isOpen: async () => (await openRoundById(database, id))?.bets.length === 1,
    held: async () => (await balanceOf(database, player.account)).held,
  }
}

/** Two weeks of the job, an hour apart. @returns how many rounds it ended */
async function twoWeeks(): Promise<number> {
  let ended = 0
  for (let hour = 0; hour < 14 * 24; hour++) {
    gateway.clock.advance(hours(1))
    ended += await recoverOpenRounds(gateway.deps)
  }
  return ended
}

test('a round that waits for its draw stays open, however old it is, and ends with the draw', async () => {
  const engine = addPatientEngine()
  onTestFinished(engine.remove)
  const { isOpen, held } = await openRound(patientName)
  expect(await twoWeeks()).toBe(0)
  expect(engine.asked()).toBe(14 * 24)
  expect([await isOpen(), await held()]).toEqual([true, stake])
  engine.draw()
  expect(await recoverOpenRounds(gateway.deps)).toBe(1)
  expect([await isOpen(), await held()]).toEqual([false, 0n])
})

test('a round of a vendor stays open until the vendor ends it', async () => {
  const { isOpen, held } = await openRound('a-vendor')
  expect(await twoWeeks()).toBe(0)
  expect([await isOpen(), await held()]).toEqual([true, stake])
})
