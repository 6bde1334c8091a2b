import { expect, test } from 'vitest'
import type { CallFunction } from '#api/client.ts'
import type { FreeRounds } from '#contract/entities/free-rounds.ts'
import { factsOf, playFree } from '#islands/game/free-rounds.ts'

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

/** What a round brings to the balance, whose answer says this of the free rounds. */
async function gained(freeRounds: FreeRounds) {
  const round = { roundId: '1', outcome: {}, balance: 5_250n }
  const call = (async () => ({ round, freeRounds })) as unknown as CallFunction
  const played = await playFree(call, '7', 'key')
  return [played.gained, played.own, played.free.paid]
}

test('only the last free round brings something to the balance, and only where it is money', async () => {
  const over = { ...running, state: 'completed', used: 3, paid: 250n } as const
  expect(await gained(running)).toEqual([0n, 5_250n, undefined])
  expect(await gained(over)).toEqual([250n, 5_250n, 250n])
  expect(await gained({ ...over, wins: 'bonus' })).toEqual([0n, 5_250n, 250n])
  expect(factsOf(running)).not.toHaveProperty('paid')
})
