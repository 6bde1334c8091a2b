import { expect, test } from 'vitest'
import type { Reward } from '#contract/rewards/promotions/reward.ts'
import { roundsOf } from '#gateway/rewards/hub/facts.ts'

const rounds = (claimId: string, until: string | null) =>
  ({
    ...{ state: 'process', claimId, title: claimId },
    freeRounds: { games: [{ nodeId: 1, name: 'Noite de Folia' }], rounds: 10, used: 4, until },
  }) as unknown as Reward

test('free rounds that run out first stand first, those without an end last', () => {
  const list = [
    rounds('endless', null),
    rounds('later', '2026-12-02T00:00:00Z'),
    rounds('soon', '2026-12-01T00:00:00Z'),
  ]
  expect(roundsOf(list).map(({ claimId, left }) => [claimId, left])).toEqual([
    ['soon', 6],
    ['later', 6],
    ['endless', 6],
  ])
})
