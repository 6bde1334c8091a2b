import { beforeAll, expect, test } from 'vitest'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { recoverOpenRounds } from '#gateway/play/engines/recovery.ts'
import { hours, minutes, seconds } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { leaveRoundOpen } from '#tests/support/open-round.ts'
import { fundedMember, launch } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

// A wrong clock is corrected, and time goes back by an hour while people play.

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
  return () => closeReconciled(gateway)
})

const stake = 5_00n
const spin = async (game: string) =>
  (await gateway.call(spinSlots, { stake }, { token: game, key: crypto.randomUUID() })).value()
const state = async (game: string) => (await gateway.call(getSlotsState, {}, { token: game })).value()
const back = () => gateway.clock.advance(-hours(1))

test('rounds before and after keep their order, and all count for their own game', async () => {
  const { token } = await fundedMember(gateway, 100_00n)
  const game = await launch(gateway, token)
  const before = await spin(game)
  back()
  const after = await spin(game)
  gateway.clock.advance(minutes(1))
  const later = await spin(game)
  const rounds = [before, after, later]
  const ids = rounds.map(({ roundId }) => BigInt(roundId))
  expect(ids).toEqual(ids.toSorted((left, right) => Number(left - right)))
  expect(later.balance).toBe(100_00n + rounds.reduce((net, { win }) => net + win - stake, 0n))
  expect((await state(game)).net).toBe(later.balance - 100_00n)
})

test('a round that was open during the change does not end before it was placed', async () => {
  const { token } = await fundedMember(gateway, 100_00n)
  const game = await launch(gateway, token)
  const { roundId } = await leaveRoundOpen(gateway, stake)
  back()
  const { interrupted } = await state(game)
  const [round] = await rowsAs<{ placed_at: string; settled_at: string }>(
    gateway.deps.database,
    'SELECT placed_at, settled_at FROM wager WHERE round_id = :roundId',
    { roundId },
  )
  expect(interrupted?.roundId).toBe(roundId.toString())
  expect(round?.settled_at).toBe(round?.placed_at)
})

test('neither the next spin nor the recovery waits an hour for an open round', async () => {
  const { token } = await fundedMember(gateway, 100_00n)
  const game = await launch(gateway, token)
  await leaveRoundOpen(gateway, stake)
  back()
  expect((await spin(game)).stake).toBe(stake)
  await leaveRoundOpen(gateway, stake)
  back()
  expect(await recoverOpenRounds(gateway.deps)).toBe(1)
  gateway.clock.advance(seconds(1))
  expect((await state(game)).interrupted).not.toBeNull()
})
