import { expect, test } from 'vitest'
import { sharedStakes } from '#games/bingo/face/shared-stakes.ts'
import { bingoInstant } from '#games/bingo/instant.ts'

test.each([1, 2, 3, 4, 5, 6])(
  'bingo with %i tickets offers stakes within the limits, and the rules accept them all',
  (tickets) => {
    const stakes = sharedStakes(10n, 980n, tickets)
    expect(stakes.length).toBeGreaterThan(4)
    expect([...stakes].sort((one, other) => (one < other ? -1 : 1))).toEqual(stakes)
    for (const stake of stakes) {
      expect(stake >= 10n && stake <= 980n).toBe(true)
      expect(bingoInstant.offers({ stake, choice: { tickets }, mostWin: 200_000_00n })).toBe(true)
    }
  },
)

test('each ticket has a price of 1, 2 or 5 with zeros', () => {
  expect(sharedStakes(10n, 1_000n, 3)).toEqual([15n, 30n, 60n, 150n, 300n, 600n])
  expect(sharedStakes(10n, 1_000n, 1)).toEqual([10n, 20n, 50n, 100n, 200n, 500n, 1_000n])
})

test('where no such price fits, the lowest stake that can be shared is offered', () => {
  expect(sharedStakes(16n, 18n, 6)).toEqual([18n])
})
