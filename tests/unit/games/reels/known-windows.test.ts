import { describe, expect, it } from 'vitest'
import { profiles } from '#games/reels/all-profiles.ts'
import { anywhereWins } from '#games/reels/mechanisms/cascade.ts'
import { wayWins } from '#games/reels/mechanisms/way-wins.ts'
import { playReels } from '#games/reels/rules.ts'
import { strip } from '#games/reels/strip.ts'
import type { ReelRound } from '#games/reels/types.ts'
import { scripted } from './every-round.ts'

// Every amount here is calculated by hand from the strips and pays of the profiles.
const stake = 20n
const wins = ({ steps }: ReelRound) =>
  steps[0]?.wins.map(({ line, symbol, count, amount }) => ({ line, symbol, count, amount }))

describe('lines', () => {
  it('of classic pay in fifths of the stake, a wild for any symbol', () => {
    // A A W on the upper row; F G F and D B B below.
    const round = playReels(profiles.classic, stake, scripted([0, 3, 0]))
    expect(round.steps[0]?.window).toEqual([strip('AFD'), strip('AGB'), strip('WFB')])
    expect(wins(round)).toEqual([{ line: 1, symbol: 'high1', count: 3, amount: 400n }])
  })

  it('of classic need all three reels', () => {
    // D B B on the upper row, then A F F and F A E: no line has three of a kind.
    expect(playReels(profiles.classic, stake, scripted([21, 1, 2])).win).toBe(0n)
  })

  it('of video start at the left, and scatters pay the total stake', () => {
    // A scatter on the first, second and third reel: 2 × 20, and ten free spins without a win.
    const nothing = [0, 2, 3, 0, 0]
    const round = playReels(profiles.video, stake, scripted([29, 5, 24, 0, 0, ...Array(10).fill(nothing).flat()]))
    expect(round.steps[0]?.window.slice(0, 3)).toEqual([strip('SAI'), strip('SEA'), strip('SEB')])
    expect(round.steps[0]?.wins).toEqual([
      {
        by: 'scatter',
        symbol: 'scatter',
        count: 3,
        cells: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        amount: 40n,
      },
    ])
    expect(round.steps.map(({ awarded, left }) => [awarded, left])).toEqual([
      [10, 10],
      ...Array.from({ length: 10 }, (_, played) => [0, 9 - played]),
    ])
  })

  it('of expanding read a wild on all rows of its reel', () => {
    // F B A, then a wild that fills the second reel, then C F B: line 6 reads F W F, line 8 reads B W B.
    const round = playReels(profiles.expanding, stake, scripted([0, 9, 5, 0, 0]))
    expect(round.steps[0]?.window.slice(0, 3)).toEqual([strip('FBA'), strip('WWW'), strip('CFB')])
    expect(round.steps[0]?.expanded).toEqual([1])
    expect(wins(round)).toEqual([
      { line: 5, symbol: 'low1', count: 3, amount: 12n },
      { line: 7, symbol: 'high2', count: 3, amount: 40n },
    ])
  })
})

describe('ways', () => {
  const paytable = { high1: [5, 20, 100], low1: [1, 3, 9] } as const

  it('are the product of the cells on each reel, wilds with every symbol', () => {
    const window = [strip('AAF'), strip('WAG'), strip('AFF'), strip('GGG'), strip('AFA')]
    // high1: 2 × 2 × 1 ways of three; low1: 1 × 1 × 2.
    expect(wayWins(paytable, window, 3n)).toEqual([
      expect.objectContaining({ symbol: 'high1', count: 3, ways: 4, amount: 60n }),
      expect.objectContaining({ symbol: 'low1', count: 3, ways: 2, amount: 6n }),
    ])
  })

  it('end at the first reel without the symbol, and pay nothing for two reels', () => {
    const window = [strip('AFG'), strip('AAF'), strip('GGG'), strip('AAA'), strip('AAA')]
    expect(wayWins(paytable, window, 1n)).toEqual([])
  })

  it('of all reels are 243 and 1,024 if every cell shows one symbol', () => {
    for (const [cells, ways] of [
      ['AAA', 243],
      ['AAAA', 1024],
    ] as const) {
      const window = Array.from({ length: 5 }, () => strip(cells))
      const [win, ...others] = wayWins(paytable, window, 1n)
      expect(win).toMatchObject({ symbol: 'high1', count: 5, ways, amount: 100n * BigInt(ways) })
      expect(others).toEqual([])
    }
  })
})

describe('the growing multiplier', () => {
  it('is one more for each free spin, up to ten, and the cap ends them', () => {
    // These stops show scatters on all five reels, again and again.
    const stops = [13, 8, 14, 10, 22]
    const { steps, win } = playReels(profiles.growing, stake, scripted(Array(17).fill(stops).flat()))
    expect(steps.map(({ awarded }) => awarded)).toEqual([8, 8, ...Array(15).fill(0)])
    expect(steps.map(({ multiplier }) => multiplier)).toEqual([
      1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 10, 10,
    ])
    const base = steps[0]?.win ?? 0n
    expect(steps[0]?.wins.at(-1)).toMatchObject({ by: 'scatter', count: 5, amount: 50n * stake })
    // 1 for the spin, 1 + 2 + … + 10 and six times 10 for the free spins.
    expect(win).toBe(base * (1n + 55n + 60n))
  })
})

describe('hold and respin', () => {
  // Two coins on each of the first three reels: K K H, K K F, K K E, B H E, F E G.
  const stops = [17, 18, 4, 0, 0]
  const noCoin = (cells: number) => Array<number>(cells).fill(1)

  it('ends after three respins without a coin and pays the coins', () => {
    const coins = [0, 0, 0, 0, 0, 99]
    const round = playReels(profiles.hold, stake, scripted([...stops, ...coins], 1))
    expect(round.steps[0]?.window).toEqual([strip('KKH'), strip('KKF'), strip('KKE'), strip('BHE'), strip('FEG')])
    expect(round.steps.map(({ kind, left }) => [kind, left])).toEqual([
      ['spin', 3],
      ['respin', 2],
      ['respin', 1],
      ['respin', 0],
    ])
    // Five coins of 1 × the stake and one of 50 ×.
    expect(round.steps.at(-1)?.wins).toMatchObject([{ by: 'coins', count: 6, amount: 1100n }])
    expect(round.win).toBe(1100n)
  })

  it('starts three respins again with each new coin', () => {
    const draws = [...stops, 0, 0, 0, 0, 0, 0, ...noCoin(9), ...noCoin(9), 0, ...noCoin(8), 50]
    const { steps, win } = playReels(profiles.hold, stake, scripted(draws, 1))
    expect(steps.map(({ left }) => left)).toEqual([3, 2, 1, 3, 2, 1, 0])
    expect(steps[3]?.coins?.at(-1)).toEqual({ cell: [0, 2], amount: 40n })
    expect(win).toBe(6n * 20n + 40n)
  })

  it('ends at once when the window is full, and pays for that', () => {
    const { steps, win } = playReels(profiles.hold, stake, scripted(stops, 0))
    expect(steps.map(({ left }) => left)).toEqual([3, 0])
    expect(steps[1]?.wins.map(({ count, amount }) => [count, amount])).toEqual([
      [15, 300n],
      [15, 20_000n],
    ])
    expect(win).toBe(20_300n)
  })

  it('does not start with five coins', () => {
    // K K H, K K F, H K B: one coin too few.
    const { steps } = playReels(profiles.hold, stake, scripted([17, 18, 19, 0, 0]))
    expect(steps).toHaveLength(1)
    expect(steps[0]?.coins).toBeUndefined()
  })
})

describe('falls', () => {
  const profile = profiles.cascade
  const windowOf = (letters: string) => letters.split(' ').map(strip)

  it('pay from eight of a kind, more from ten and from twelve', () => {
    const paid = ['AAAAA AABBB BCCCC DDDDE EEEFF FFGGG', 'AAAAA AAABB BBCCC DDDDE EEEFF FFGGG'].map((letters) =>
      anywhereWins(profile, windowOf(letters), 1n).map(({ symbol, count, amount }) => [symbol, count, amount]),
    )
    expect(paid).toEqual([[], [['high1', 8, 110n]]])
    const more = windowOf('AAAAA AAAAA BBBBB BBBBB BBDDD EEEFF')
    expect(anywhereWins(profile, more, 1n).map(({ symbol, count, amount }) => [symbol, count, amount])).toEqual([
      ['high1', 10, 330n],
      ['high2', 12, 600n],
    ])
  })

  it('bring new symbols from the top of each column', () => {
    // Eight high1 fill the first column and the lower part of the second, under high2 and high3.
    const first = [0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 3]
    const { steps, win } = playReels(profile, stake, scripted([...first, 7, 6, 5, 4, 3, 2, 1, 1]))
    expect(steps.map(({ win: paid }) => paid)).toEqual([110n, 0n])
    expect(steps[1]?.window.slice(0, 2)).toEqual([
      ['low3', 'low2', 'low1', 'mid2', 'mid1'],
      ['high3', 'high2', 'high2', 'high2', 'high3'],
    ])
    expect(steps[1]?.multiplier).toBe(2)
    expect(win).toBe(110n)
  })

  it('end after the last multiplier, even if that wins', () => {
    const { steps, win } = playReels(profile, stake, scripted([], 0))
    expect(steps.map(({ multiplier }) => multiplier)).toEqual(profile.multipliers)
    // Thirty of high1: ten times its value in each step, multiplied by 1, 2, 3, 4, 5, 6, 8 and 10.
    expect(win).toBe(1100n * 39n)
  })
})
