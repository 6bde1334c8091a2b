/** A number from 0 up to, but not including, 1. */
export type Random = () => number

/**
 * How many members play at once in each hour of the operator's time zone, from 0:00 on. Own choice, after what Brazilian
 * operators tell of their days: next to nobody before dawn, a small wave at lunch, a long one from 19:00 to midnight.
 */
const playersByHour = [
  ...[2.5, 1.5, 1, 0.6, 0.4, 0.3, 0.4, 0.7, 0.9, 1, 1.1, 1.4],
  ...[2, 1.8, 1.3, 1.2, 1.4, 1.8, 2.8, 4.2, 5.4, 6, 5.6, 4.2],
] as const

/** How many members play at a time of the day. @param hour with its fraction, from 0 up to 24; between two hours it glides */
export function usualPlayers(hour: number): number {
  const first = Math.floor(hour) % 24
  const [before, after] = [playersByHour[first] ?? 0, playersByHour[(first + 1) % 24] ?? 0]
  return before + (after - before) * (hour - Math.floor(hour))
}

/** Seconds between two looks at whether somebody comes, and of a usual visit. */
export const lookSeconds = 20
const visitSeconds = 1_200

/**
 * The chance that a member comes at a look. Whole players who are missing come one after the other; the fraction comes as often as
 * makes one more of them play for that share of the time.
 *
 * @param usual how many play at this hour
 */
export function arrivalChance(playing: number, usual: number): number {
  const missing = usual - playing
  if (missing >= 1) return 1
  if (missing <= 0) return 0
  return Math.min(1, ((missing / (1 - missing)) * lookSeconds) / visitSeconds)
}

/** Visits by links of agents in an hour: one for each member who plays. */
export const strangersInHour = usualPlayers

/** One in so many of them registers. */
export const strangersPerNewcomer = 8

/** The usual stake, deposit and limits of a member; amounts are minor units of the account. */
export interface Habits {
  /** Stakes that the member takes, the smaller ones more often. */
  readonly stakes: readonly [bigint, ...bigint[]]
  readonly deposit: bigint
  /** The limits that the member has set: deposits and losses of a day, and minutes of play. */
  readonly dayDeposit: bigint
  readonly dayLoss: bigint
  readonly dayMinutes: number
  /** Rounds lost in a row after which the member has had enough. */
  readonly patience: number
}

/** Six in ten play for small change, three for a few reais a round, and one for more: own choice. */
const kinds: readonly [Habits, ...Habits[]] = [
  {
    ...{ stakes: [20n, 40n, 60n, 100n], deposit: 30_00n, dayDeposit: 90_00n, dayLoss: 80_00n },
    ...{ dayMinutes: 90, patience: 16 },
  },
  {
    ...{ stakes: [60n, 100n, 200n, 300n], deposit: 80_00n, dayDeposit: 240_00n, dayLoss: 200_00n },
    ...{ dayMinutes: 120, patience: 22 },
  },
  {
    ...{ stakes: [300n, 500n, 1000n, 2000n], deposit: 300_00n, dayDeposit: 900_00n, dayLoss: 700_00n },
    ...{ dayMinutes: 100, patience: 26 },
  },
]

/** The habits of a member, always the same ones for the same place in the list. */
export function habitsAt(place: number): Habits {
  const turn = (place * 7) % 10
  return (turn < 6 ? kinds[0] : kinds[turn < 9 ? 1 : 2]) ?? kinds[0]
}

/** A value of a list: the first one is the likeliest, and each further one half as likely. */
export function mostlyFirst<Value>(random: Random, values: readonly [Value, ...Value[]]): Value {
  const place = Math.floor(-Math.log2(1 - random()))
  return values[Math.min(place, values.length - 1)] ?? values[0]
}

export const oneOf = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(random() * values.length)] ?? values[0]

/** A whole number from the first to the second. */
export const between = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1))
