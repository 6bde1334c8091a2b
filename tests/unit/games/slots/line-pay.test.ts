import { describe, expect, it } from 'vitest'
import { themes } from '#games/slots/all-themes.ts'
import { payOfLine } from '#games/slots/line-pay.ts'
import { strip } from '#games/slots/strip.ts'

const theme = themes['arara-dourada']
const { wild, high1, low4 } = theme.paytable

/** The pay of a line that is written with the letters of `strip`. */
const paid = (letters: string) => payOfLine(theme, strip(letters))

describe('the pay of a line', () => {
  it.each([
    ['AAABB', { symbol: 'high1', count: 3, pay: high1[0] }],
    ['AWAAB', { symbol: 'high1', count: 4, pay: high1[1] }],
    ['WWAAA', { symbol: 'high1', count: 5, pay: high1[2] }],
    ['WIWIW', { symbol: 'low4', count: 5, pay: low4[2] }],
    ['WWWWW', { symbol: 'wild', count: 5, pay: wild[2] }],
    // Three wilds are worth more than the four low symbols they would make.
    ['WWWIB', { symbol: 'wild', count: 3, pay: wild[0] }],
    ['WWWSA', { symbol: 'wild', count: 3, pay: wild[0] }],
  ] as const)('%s', (letters, expected) => {
    expect(paid(letters)).toEqual(expected)
  })

  it.each(['AABAA', 'BAAAA', 'WWSAA', 'SAAAA', 'AASAA', 'SSSSS'])('%s wins nothing', (letters) => {
    expect(paid(letters)).toBeUndefined()
  })
})
