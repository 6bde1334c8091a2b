import { expect, test } from 'vitest'
import type { CallFunction } from '#api/client.ts'
import type { FreeRounds } from '#contract/play/free-rounds/free-rounds.ts'
import { spinFreeRound } from '#contract/play/slots/spin-free-round.ts'
import { runningFree } from '#games/slots/use-round.ts'
import { factsOf, playFree } from '#islands/play/games/free-rounds.ts'

const running: FreeRounds = {
  freeRoundsId: '7',
  currency: 'BRL',
  state: 'active',
  rounds: 3,
  used: 2,
  stake: 100n,
  won: 250n,
  wins: 'cash',
  paid: null,
  expiresAt: '2026-12-01T00:00:00.000Z',
  endedAt: null,
}

/** A round whose answer has these free rounds, and the free rounds that can be played afterwards. */
function play(freeRounds: FreeRounds, next: FreeRounds | null = null) {
  const round = { roundId: '1', outcome: {}, balance: 5_250n }
  const call = async ({ name }: { readonly name: string }) =>
    name === spinFreeRound.name ? { round, freeRounds } : { freeRounds: next }
  return playFree(call as unknown as CallFunction, '7', 'key')
}

async function gained(freeRounds: FreeRounds) {
  const played = await play(freeRounds)
  return [played.gained, played.own, played.free.paid]
}

test('only the last free round changes the balance, and only if the win is money', async () => {
  const over = { ...running, state: 'completed', used: 3, paid: 250n } as const
  expect(await gained(running)).toEqual([0n, 5_250n, undefined])
  expect(await gained(over)).toEqual([250n, 5_250n, 250n])
  expect(await gained({ ...over, wins: 'bonus' })).toEqual([0n, 5_250n, 250n])
  expect(factsOf(running)).not.toHaveProperty('paid')
})

test('after the last free round another set may follow; without one the player pays stakes again', async () => {
  const over = { ...running, state: 'completed', used: 3, paid: 250n } as const
  const others = { ...running, freeRoundsId: '8', used: 0, won: 0n }
  expect(runningFree((await play(running)).free)?.id).toBe('7')
  expect(runningFree((await play(over, others)).free)?.id).toBe('8')
  expect(runningFree((await play(over)).free)).toBeUndefined()
})
