import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceReceived, type Funds, settled, shown, shownBalance, staked, undone } from '#games/slots/funds.ts'

/** Plays rounds one after the other; returns the shown balance during each, before and after its answer. */
function during(rounds: readonly { stake: bigint; win: bigint }[], opening: bigint): bigint[][] {
  let funds: Funds = { known: opening }
  return rounds.map(({ stake, win }) => {
    const after = funds.known - stake + win
    funds = staked(funds, stake)
    const before = shownBalance(funds)
    funds = settled(funds, after, win)
    const answered = shownBalance(funds)
    funds = shown(funds)
    return [before, answered, shownBalance(funds)]
  })
}

test('the second spin takes its stake from the balance after the first one, not from the opening balance', () => {
  const rounds = [
    { stake: 1_00n, win: 1_80n },
    { stake: 1_00n, win: 0n },
    { stake: 1_00n, win: 50n },
  ]
  expect(during(rounds, 464_00n)).toEqual([
    [463_00n, 463_00n, 464_80n],
    [463_80n, 463_80n, 463_80n],
    [462_80n, 462_80n, 463_30n],
  ])
})

test('during any round the shown balance is the previous one minus the stake, and the answer does not reveal the result', () => {
  const amount = fc.bigInt({ min: 0n, max: 10_000n })
  fc.assert(
    fc.property(fc.array(fc.record({ stake: amount, win: amount })), (rounds) => {
      let left = 1_000_000n
      for (const [index, [before, answered, after]] of during(rounds, left).entries()) {
        const { stake = 0n, win = 0n } = rounds[index] ?? {}
        expect([before, answered]).toEqual([left - stake, left - stake])
        left += win - stake
        expect(after).toBe(left)
      }
    }),
  )
})

test('a deposit between two rounds counts at once, and in the next round', () => {
  const funds = balanceReceived({ known: 463_80n }, 513_80n)
  expect(shownBalance(funds)).toBe(513_80n)
  expect(shownBalance(staked(funds, 1_00n))).toBe(512_80n)
})

test('a balance that arrives during a round waits: it may include the round or not, and must not reveal the result', () => {
  const turning = balanceReceived(staked({ known: 10_00n }, 1_00n), 59_00n)
  expect(shownBalance(turning)).toBe(9_00n)
  // The answer includes the deposit of 50.00 that arrived in between, and a win of 2.00.
  const answered = settled(turning, 61_00n, 2_00n)
  expect(shownBalance(answered)).toBe(59_00n)
  expect(shownBalance(balanceReceived(answered, 10_00n))).toBe(59_00n)
  expect(shownBalance(shown(balanceReceived(answered, 10_00n)))).toBe(61_00n)
})

test('a round that was refused takes nothing, and a balance that arrived meanwhile counts', () => {
  const turning = staked({ known: 10_00n }, 1_00n)
  expect(shownBalance(undone(turning))).toBe(10_00n)
  // A bet in another tab, reported while the refusal was under way.
  expect(shownBalance(undone(balanceReceived(turning, 40n)))).toBe(40n)
})
