import { describe, expect, it } from 'vitest'
import { chaseStake, growing } from '#games/lottery/chase.ts'
import { sscPlays } from '#games/lottery/digits/ssc.ts'
import { type Choice, groupOdds, lineReturn } from '#games/lottery/play.ts'
import { counted, type LotteryTerms, rebateOf, slipEnd, type WantedSlip } from '#games/lottery/slip.ts'
import { rational } from '#games/slots/rational.ts'

const terms: LotteryTerms = {
  unit: 1_00n,
  modes: [1, 10, 100],
  mostMultiple: 1_000,
  groups: { least: 1_800, most: 1_960, step: 2 },
  mostLine: 200_000_00n,
  mostBet: 400_000_00n,
  mostMember: 1_000_000_00n,
  leastReturn: 8_500,
}
const of = (text: string) => [...text]
const want = (play: string, choice: Choice, changes: Partial<WantedSlip> = {}): WantedSlip => ({
  ...{ play, choice, mode: 1, multiple: 1, group: 1_900 },
  ...changes,
})
const slipOf = (wanted: WantedSlip) => {
  const result = counted(sscPlays, terms, wanted)
  if ('fault' in result) throw new Error(result.fault.code)
  return result.slip
}
const faultOf = (wanted: WantedSlip) => {
  const result = counted(sscPlays, terms, wanted)
  return 'fault' in result ? result.fault : undefined
}
const winOf = (wanted: WantedSlip, drawn: string, own = terms) => {
  const play = sscPlays.find(({ code }) => code === wanted.play)
  if (!play) throw new Error(wanted.play)
  const slip = slipOf(wanted)
  const { prizes, returned } = slipEnd(
    play,
    { ...slip, choice: wanted.choice, mostBet: own.mostBet },
    of(drawn).map(Number),
  )
  return prizes + returned
}

describe('a slip', () => {
  it('costs its lines, each by unit, mode and multiple', () => {
    expect(slipOf(want('back3-group3', [of('1234')]))).toMatchObject({
      count: 12,
      lineStake: 1_00n,
      rebate: 36n,
      stake: 11_64n,
    })
    const small = want('back3-group3', [of('1234')], { mode: 100, multiple: 7 })
    expect(slipOf(small)).toMatchObject({ count: 12, lineStake: 7n, rebate: 2n, stake: 82n })
  })

  it('is refused where it is none', () => {
    expect(faultOf(want('back9', [of('1')]))).toEqual({ code: 'play_unknown' })
    expect(faultOf(want('back3-group6', [of('12')]))).toEqual({ code: 'choice_wrong' })
    expect(faultOf(want('back3-group6', [of('21')]))).toEqual({ code: 'choice_wrong' })
    for (const change of [{ multiple: 0 }, { multiple: 1.5 }, { multiple: 1_001 }, { mode: 3 }, { mode: 0 }])
      expect(faultOf(want('back3-group6', [of('123')], change))).toEqual({ code: 'multiple_wrong' })
    for (const group of [1_798, 1_962, 1_901, 1_900.5])
      expect(faultOf(want('back3-group6', [of('123')], { group }))).toEqual({ code: 'group_wrong' })
    const direct = ['1', '2', '3', '4', '5'].map((digit) => [digit])
    expect(faultOf(want('five-direct', direct, { multiple: 3 }))).toEqual({
      ...{ code: 'lottery_limit', kind: 'line', limit: terms.mostLine },
    })
  })

  it('is paid by its prize group, each prize rounded down for itself', () => {
    // 1,000 × 1,900 ÷ 2,000
    expect(winOf(want('back3-direct', [['3'], ['4'], ['5']]), '12345')).toBe(950_00n)
    expect(winOf(want('back3-direct', [['3'], ['4'], ['5']], { group: 1_960 }), '12345')).toBe(980_00n)
    expect(winOf(want('back3-direct', [['3'], ['4'], ['6']]), '12345')).toBe(0n)
    // One of the last three pays 1 ÷ 0.271 × 0.95 = 3.5055…, two of them twice.
    expect(winOf(want('back3-any1', [of('345')]), '12345')).toBe(3n * 350n)
    expect(winOf(want('back3-any1', [of('3')], { mode: 10 }), '12333')).toBe(35n)
    expect(winOf(want('positioned', [of('1'), of('3'), of('3'), [], of('05')]), '12345')).toBe(3n * 9_50n)
  })

  it('is refused where rounding would take more than a twentieth of a line, or leave less than the law asks for', () => {
    // 1 ÷ 0.271 × 0.95 is 3.5055: of one cent 3 are paid, of two 7, of ten 35.
    const any1 = (changes: Partial<WantedSlip>) => want('back3-any1', [of('3')], changes)
    expect(faultOf(any1({ mode: 100 }))).toEqual({ code: 'line_stake_low' })
    expect(faultOf(any1({ mode: 100, multiple: 4, group: 1_960 }))).toBeUndefined()
    expect(faultOf(any1({ mode: 10 }))).toBeUndefined()
    // 980 for one cent is exact, and 8 % off the price of one cent is nothing.
    const direct = [['1'], ['2'], ['3']]
    expect(faultOf(want('back3-direct', direct, { mode: 100, group: 1_960 }))).toBeUndefined()
    expect(faultOf(want('back3-direct', direct, { mode: 100, group: 1_800 }))).toEqual({ code: 'line_stake_low' })
    expect(faultOf(want('back3-direct', direct, { group: 1_800 }))).toBeUndefined()
  })

  it('wins no more than the lottery pays to a bet', () => {
    const wide = want('positioned', [of('1'), of('2'), of('3'), of('4'), of('5')])
    expect(winOf(wide, '12345', { ...terms, mostBet: 20_00n })).toBe(20_00n)
  })
})

describe('a prize group', () => {
  it('returns itself divided by 2,000, and the rest is the rebate', () => {
    const direct = sscPlays[0] ?? { tiers: {} }
    expect(lineReturn(direct, 'line', (tier) => groupOdds(direct, tier, 1_900))).toEqual(rational(95n, 100n))
    expect(rebateOf(terms.groups, 1_900)).toEqual(rational(3n, 100n))
  })
})

describe('a chase', () => {
  it('costs the stake of each of its draws', () => {
    expect(growing(5, 1, rational(2n))).toEqual([1, 2, 4, 8, 16])
    expect(growing(4, 1, rational(3n, 2n))).toEqual([1, 2, 3, 4])
    expect(chaseStake((multiple) => 12_00n * BigInt(multiple), [1, 2, 4])).toBe(84_00n)
  })
})
