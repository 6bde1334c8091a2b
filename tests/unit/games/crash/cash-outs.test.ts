import { expect, test } from 'vitest'
import { type CrashBet, cashOutAt, crashWin, dueCashOuts, finalCashOut } from '#games/crash/cash-outs.ts'
import { costAt, forcedPoint, hasRoom } from '#games/crash/exposure.ts'
import { endMs, firstMsAt } from '#games/crash/growth.ts'

const bet = (id: string, rest: Partial<CrashBet> = {}): CrashBet => ({ id, stake: 1_00n, ...rest })

test('automatic cash-outs are due by target, then by bet', () => {
  const bets = [
    bet('d', { target: 300 }),
    bet('b', { target: 150 }),
    bet('a', { target: 150 }),
    bet('c', { target: 120, cashedAt: 110 }),
    bet('e'),
    bet('f', { target: 301 }),
  ]
  expect(dueCashOuts(bets, 300).map(({ id }) => id)).toEqual(['a', 'b', 'd'])
  expect(dueCashOuts(bets, 149)).toEqual([])
})

test('a cash-out by hand gets the multiplier of the moment it was received', () => {
  expect(cashOutAt(bet('a'), firstMsAt(200), 774)).toEqual({ cashedAt: 200 })
  expect(cashOutAt(bet('a'), firstMsAt(200) - 1, 774)).toEqual({ cashedAt: 199 })
  expect(cashOutAt(bet('a'), 0, 774)).toBe('too-early')
  expect(cashOutAt(bet('a'), endMs(774) - 1, 774)).toEqual({ cashedAt: 774 })
  expect(cashOutAt(bet('a'), endMs(774), 774)).toBe('too-late')
})

test('a target that was lower comes before the hand, also after the end', () => {
  expect(cashOutAt(bet('a', { target: 150 }), firstMsAt(200), 774)).toEqual({ cashedAt: 150 })
  expect(cashOutAt(bet('a', { target: 150 }), endMs(160), 160)).toEqual({ cashedAt: 150 })
  expect(cashOutAt(bet('a', { target: 900 }), endMs(774), 774)).toBe('too-late')
})

test('a repeated cash-out changes nothing', () => {
  expect(cashOutAt(bet('a', { cashedAt: 130 }), endMs(774), 774)).toEqual({ cashedAt: 130 })
})

test('nobody can cash out a round that ends at 1.00×', () => {
  for (let ms = 0; ms <= endMs(100) + 5; ms++) expect(cashOutAt(bet('a'), ms, 100)).toMatch(/too-/)
  expect(finalCashOut(bet('a', { target: 101 }), 100)).toBeUndefined()
})

test('at the end a bet is cashed out by hand, at its target, at the forced point, or lost', () => {
  expect(finalCashOut(bet('a', { target: 500, cashedAt: 130 }), 774)).toBe(130)
  expect(finalCashOut(bet('a', { target: 774 }), 774)).toBe(774)
  expect(finalCashOut(bet('a', { target: 775 }), 774)).toBeUndefined()
  expect(finalCashOut(bet('a'), 774)).toBeUndefined()
  expect(finalCashOut(bet('a'), 774, 500)).toBe(500)
  expect(finalCashOut(bet('a', { target: 400 }), 774, 500)).toBe(400)
  expect(finalCashOut(bet('a'), 499, 500)).toBeUndefined()
})

test('wins are rounded down', () => {
  expect(crashWin(99n, 101)).toBe(99n)
  expect(crashWin(1_23n, 199)).toBe(2_44n)
})

test('a round is forced to end at the greatest multiplier that the house can pay', () => {
  const bets = [bet('a', { stake: 100_00n }), bet('b', { stake: 50_00n, target: 200 }), bet('c', { cashedAt: 150 })]
  const most = 1_000_00n
  const forced = forcedPoint(bets, most) ?? 0
  expect(costAt(bets, forced)).toBeLessThanOrEqual(most)
  expect(costAt(bets, forced + 1)).toBeGreaterThan(most)
  // 100 · (m − 1) + 50 + 0.50 = 1000
  expect(forced).toBe(10_49)
  expect(forcedPoint([bet('b', { target: 200 })], most)).toBeUndefined()
  expect(forcedPoint([], 0n)).toBeUndefined()
})

test('the forced point rises when somebody cashes out, and holds the cost at every earlier end', () => {
  const [one, other] = [bet('a', { stake: 100_00n }), bet('b', { stake: 100_00n })]
  const before = forcedPoint([one, other], 500_00n) ?? 0
  const after = forcedPoint([one, { ...other, cashedAt: 120 }], 500_00n) ?? 0
  expect([before, after]).toEqual([350, 580])
  for (let multiplier = 101; multiplier <= before; multiplier++)
    expect(costAt([one, other], multiplier)).toBeLessThanOrEqual(500_00n)
})

test('a bet that would force an end too soon has no room', () => {
  const bets = [bet('a', { stake: 100_00n })]
  expect(hasRoom(bets, bet('b', { stake: 100_00n }), 200_00n, 200)).toBe(true)
  expect(hasRoom(bets, bet('b', { stake: 100_01n }), 200_00n, 200)).toBe(false)
  expect(hasRoom(bets, bet('b', { stake: 200_00n, target: 150 }), 200_00n, 200)).toBe(true)
})
