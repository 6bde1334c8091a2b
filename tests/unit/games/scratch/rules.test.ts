import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { fairDraw } from '#games/fairness/stream.ts'
import { risks } from '#games/risk.ts'
import { matching, panelCount, panelsFor, symbolCount, winningSymbol } from '#games/scratch/panels.ts'
import {
  drawTicket,
  isScratchChoice,
  prizeChance,
  prizesOf,
  scratchLargest,
  scratchReturn,
  scratchWin,
} from '#games/scratch/rules.ts'
import { ticketCount } from '#games/scratch/tables.ts'
import { ScratchTicketStruct } from '#games/scratch/wire.ts'
import { plus, type Rational, rational } from '#games/slots/rational.ts'

const seeds = { serverSeed: 'arara-test-server-seed', clientSeed: 'arara-test-client-seed' }
const drawOf = (nonce: number) => fairDraw({ ...seeds, nonce })
const numberOf = ({ numerator, denominator }: Rational) => Number(numerator) / Number(denominator)
const timesOn = (panels: readonly number[], symbol: number) => panels.filter((panel) => panel === symbol).length

describe.each(risks)('%s risk', (risk) => {
  test('returns 95 % exactly, of prizes that rise', () => {
    expect(scratchReturn({ risk })).toEqual(rational(19n, 20n))
    const prizes = prizesOf({ risk })
    expect(prizes).toHaveLength(symbolCount)
    const multipliers = prizes.map(({ multiplier }) => multiplier)
    expect(multipliers.toSorted((one, other) => one - other)).toEqual(multipliers)
    expect(scratchLargest({ risk })).toEqual(rational(BigInt(multipliers.at(-1) ?? 0)))
    expect(numberOf(prizes.map(prizeChance).reduce(plus))).toBeLessThan(0.5)
  })

  test('each of the tickets has the prize of the table', () => {
    // The first draw decides; its bounds are enough, as the prizes lie one after the other.
    let from = 0
    const wonBy = (ticket: number) => {
      const random = drawOf(ticket)
      let isFirst = true
      const panels = drawTicket({ risk }, (below) => {
        const drawn = isFirst ? ticket : random(below)
        if (isFirst) expect(below).toBe(ticketCount)
        isFirst = false
        return drawn
      })
      return { symbol: winningSymbol(panels), win: scratchWin(1_00n, { risk }, panels) }
    }
    prizesOf({ risk }).forEach(({ multiplier, tickets }, symbol) => {
      for (const ticket of [from, from + tickets - 1])
        expect(wonBy(ticket)).toEqual({ symbol, win: BigInt(multiplier) * 1_00n })
      from += tickets
    })
    for (const ticket of [from, ticketCount - 1]) expect(wonBy(ticket)).toEqual({ symbol: undefined, win: 0n })
  })
})

test('a ticket shows three of the symbol that won, and of no other', () => {
  for (let nonce = 0; nonce < 2_000; nonce++) {
    const won = nonce % (symbolCount + 1)
    const panels = panelsFor(won === symbolCount ? undefined : won, drawOf(nonce))
    expect(panels).toHaveLength(panelCount)
    for (let symbol = 0; symbol < symbolCount; symbol++) {
      if (symbol === won) expect(timesOn(panels, symbol)).toBe(matching)
      else expect(timesOn(panels, symbol)).toBeLessThan(matching)
    }
    expect(is(panels, ScratchTicketStruct)).toBe(true)
  }
})

test('a ticket shows two of a symbol exactly where independent panels do', () => {
  for (let nonce = 0; nonce < 2_000; nonce++) {
    const random = drawOf(nonce)
    const independent = Array.from({ length: panelCount }, () => random(symbolCount))
    const panels = panelsFor(undefined, drawOf(nonce))
    for (let symbol = 0; symbol < symbolCount; symbol++)
      expect(timesOn(panels, symbol) === 2).toBe(timesOn(independent, symbol) === 2)
  }
})

test('two of a great prize are no more frequent than chance, on tickets with and without a prize', () => {
  const tickets = 5_000
  const top = symbolCount - 1
  const share = (won: number | undefined, chance: number) => {
    let two = 0
    for (let nonce = 0; nonce < tickets; nonce++) if (timesOn(panelsFor(won, drawOf(nonce)), top) === 2) two++
    // Its 99.9 % interval.
    expect(Math.abs(two - chance * tickets)).toBeLessThan(3.3 * Math.sqrt(tickets * chance * (1 - chance)))
  }
  share(undefined, 36 * 0.1 ** 2 * 0.9 ** 7)
  share(0, 15 * (1 / 9) ** 2 * (8 / 9) ** 4)
})

test('the panels that win lie anywhere', () => {
  const tickets = 3_000
  const counts = Array.from({ length: panelCount }, () => 0)
  for (let nonce = 0; nonce < tickets; nonce++)
    panelsFor(4, drawOf(nonce)).forEach((symbol, place) => {
      if (symbol === 4) counts[place] = (counts[place] ?? 0) + 1
    })
  // The 99.9 % bound of chi squared with 8 degrees of freedom. Draws without repetition vary less: the mean is 6.
  const squares = counts.reduce((sum, count) => sum + (count - tickets / 3) ** 2 / (tickets / 3), 0)
  expect(squares * (8 / 6)).toBeLessThan(26.1)
})

test('other tickets are not offered', () => {
  for (const risk of risks) expect(isScratchChoice({ risk })).toBe(true)
  expect(isScratchChoice({ risk: 'none' as 'low' })).toBe(false)
})
