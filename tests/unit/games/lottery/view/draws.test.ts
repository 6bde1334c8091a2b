import { describe, expect, it } from 'vitest'
import { afterNews, type KnownDraws, latestResult, numberOfIssue } from '#games/lottery/view/draws/draws.ts'
import type { Draw } from '#games/lottery/view/props.ts'
import { costsOf, multiplesOf } from '#games/lottery/view/slip/chase.ts'

const draw = (number: number, state: Draw['state']): Draw => ({
  issue: `20261130-000${number}`,
  state,
  commitment: 'a',
  serverSeed: null,
  result: state === 'drawn' || state === 'settled' ? [number] : null,
  corrected: false,
  drawnResult: null,
  closesAt: `2026-11-30T12:0${number}:55.000Z`,
  drawsAt: `2026-11-30T12:0${number + 1}:00.000Z`,
})
const known: KnownDraws = { open: [draw(2, 'open'), draw(3, 'open')], last: [draw(1, 'closed'), draw(0, 'settled')] }
const issues = ({ open, last }: KnownDraws) =>
  [open, last].map((draws) => draws.map(({ issue }) => numberOfIssue(issue)))

describe('the draws that a page knows', () => {
  it('go forward with the news, and never back', () => {
    const after = afterNews(known, [draw(1, 'drawn'), draw(2, 'closed'), draw(4, 'open')])
    expect(issues(after)).toEqual([
      [3, 4],
      [2, 1, 0],
    ])
    expect(latestResult(after)?.result).toEqual([1])
    const corrected = { ...draw(0, 'settled'), corrected: true, result: [9], drawnResult: [0] }
    expect(afterNews(after, [corrected]).last.at(-1)).toEqual(corrected)
    const late = afterNews(after, [draw(1, 'closed'), draw(2, 'open')])
    expect(late).toEqual(after)
  })
})

describe('a chase on the screen', () => {
  it('costs what its draws cost, whose multiples grow as far as the lottery takes them', () => {
    expect(multiplesOf(5, 20, 10)).toEqual([1, 2, 4, 8, 10])
    expect(multiplesOf(4, 15, 1_000)).toEqual([1, 2, 3, 4])
    expect(costsOf((multiple) => 2_00n * BigInt(multiple), [1, 2, 4])).toEqual([
      { stake: 2_00n, sum: 2_00n },
      { stake: 4_00n, sum: 6_00n },
      { stake: 8_00n, sum: 14_00n },
    ])
  })
})
