import { everywhere, on, straight } from '#games/lottery/matches.ts'
import { bothWays, oneDigit } from '#games/lottery/numbers.ts'
import type { Play } from '#games/lottery/play.ts'
import { endingCount, endingsOf, northPrizes, southPrizes, type VietnamDraw } from './draw.ts'
import { da, truot, xien } from './together.ts'

type Prizes = typeof northPrizes

/** All plays on an ending of so many digits look at the same numbers: those of one prize are among those of all. */
const endings = (digits: number) => `ending${digits}`

/** Lô: a number of so many digits at each ending of that length; a unit is staked on each, and each time that it comes pays. */
const lo = (prizes: Prizes, digits: number) =>
  bothWays<VietnamDraw>(digits, (entry) =>
    everywhere(
      entry,
      { code: `lo${digits}`, at: endings(digits), numbersOf: (drawn) => endingsOf(drawn, digits) },
      endingCount(prizes, digits),
    ),
  )

/** The ending of one prize, which may have several numbers: a unit is staked on each. */
const endingOf = (prizes: Prizes, code: string, name: string, digits: number) =>
  bothWays<VietnamDraw>(digits, (entry) =>
    everywhere(
      entry,
      { code, at: endings(digits), numbersOf: (drawn) => endingsOf(drawn, digits, [name]) },
      endingCount(
        prizes.filter((prize) => prize.name === name),
        digits,
      ),
    ),
  )

/** One digit of the last two of the special prize: 0 is the tens, 1 the units. */
const digitOf = (code: string, place: number): Play<VietnamDraw> =>
  straight(oneDigit, {
    code,
    at: code,
    prizes: { line: 1 },
    numbersOf: (drawn) => endingsOf(drawn, 2, ['special']).map((ending) => ending[place] ?? ''),
  })

const twoDigits = (play: Play<readonly string[]>): Play<VietnamDraw> => on(play, (drawn) => endingsOf(drawn, 2))

/** What all regions have. */
function playsOf(prizes: Prizes): readonly Play<VietnamDraw>[] {
  const count = endingCount(prizes, 2)
  // Where two-digit and three-digit numbers are drawn as such: the last prizes.
  const [three, two] = prizes.slice(-2).map(({ name }) => name) as [string, string]
  return [
    ...lo(prizes, 2),
    ...lo(prizes, 3),
    ...lo(prizes, 4),
    // Đề: the last two digits of the special prize.
    ...endingOf(prizes, 'special2', 'special', 2),
    // Đề giải nhất: the last two digits of the first prize.
    ...endingOf(prizes, 'first2', 'first', 2),
    // Đề đầu: the numbers of the last prize, which has two digits: four in the North, one elsewhere.
    ...endingOf(prizes, 'head2', two, 2),
    // Đầu and đuôi: the tens and the units of the last two digits of the special prize.
    digitOf('head', 0),
    digitOf('tail', 1),
    // 3 càng: the last three digits of the special prize, and the numbers of the prize that has three digits.
    ...endingOf(prizes, 'special3', 'special', 3),
    ...endingOf(prizes, 'head3', three, 3),
    // 4 càng: the last four digits of the special prize.
    ...endingOf(prizes, 'special4', 'special', 4),
    ...[2, 3, 4].map((some) => twoDigits(xien(some, count))),
    ...[4, 8, 10].map((some) => twoDigits(truot(some, count))),
  ]
}

export const northPlays: readonly Play<VietnamDraw>[] = playsOf(northPrizes)

export const centralPlays: readonly Play<VietnamDraw>[] = playsOf(southPrizes)

/** The South has đá besides. */
export const southPlays: readonly Play<VietnamDraw>[] = [
  ...centralPlays,
  twoDigits(da('da-thang', endingCount(southPrizes, 2))),
]

/** What is played on two provinces of the South that draw on the same day: đá xiên, on their 36 numbers together. */
export const southPairPlays: readonly Play<readonly [VietnamDraw, VietnamDraw]>[] = [
  on(da('da-xien', 2 * endingCount(southPrizes, 2)), (both) => both.flatMap((drawn) => endingsOf(drawn, 2))),
]
