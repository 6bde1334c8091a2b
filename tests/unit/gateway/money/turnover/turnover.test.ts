import fc from 'fast-check'
import { expect, test } from 'vitest'
import { progressOf, stretchOf } from '#gateway/money/turnover/turnover.ts'

test('a bet counts for the oldest open deposit only (rule 10.12)', () => {
  const first = stretchOf(undefined, 500n, 100n)
  const second = stretchOf(first, 540n, 50n)
  expect([first, second]).toEqual([
    { from: 500n, to: 600n },
    { from: 600n, to: 650n },
  ])
  const done = (played: bigint) => [progressOf(first, played), progressOf(second, played)]
  expect(done(540n)).toEqual([40n, 0n])
  expect(done(600n)).toEqual([100n, 0n])
  expect(done(620n)).toEqual([100n, 20n])
  expect(done(900n)).toEqual([100n, 50n])
})

test('bets between two deposits, beyond the first, count for none (rule 10.12)', () => {
  const first = stretchOf(undefined, 0n, 100n)
  expect(stretchOf(first, 130n, 50n)).toEqual({ from: 130n, to: 180n })
})

/** Counts each bet for the oldest open audit, as in the product rule. */
function naive(events: readonly { readonly deposit: boolean; readonly amount: bigint }[]) {
  const audits: { required: bigint; done: bigint }[] = []
  for (const { deposit, amount } of events) {
    if (deposit) {
      audits.push({ required: amount, done: 0n })
      continue
    }
    let left = amount
    for (const audit of audits) {
      const taken = left < audit.required - audit.done ? left : audit.required - audit.done
      audit.done += taken
      left -= taken
    }
  }
  return audits.map(({ done }) => done)
}

test('ranges of the running sum give the same as feeding bet by bet', () => {
  const event = fc.record({ deposit: fc.boolean(), amount: fc.bigInt(1n, 200n) })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let played = 0n
      const stretches: { readonly from: bigint; readonly to: bigint }[] = []
      for (const { deposit, amount } of events) {
        if (deposit) stretches.push(stretchOf(stretches.at(-1), played, amount))
        else played += amount
      }
      expect(stretches.map((stretch) => progressOf(stretch, played))).toEqual(naive(events))
    }),
    { numRuns: 500 },
  )
})
