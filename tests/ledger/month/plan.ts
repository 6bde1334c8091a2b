import type { Chance } from '#tests/support/chance.ts'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** Lisbon, in whose October a day has 25 hours. */
export const zone = 'Europe/Lisbon'

/** From midnight in Lisbon on 5 October, four weeks: the clock is set back in the last night of the third. */
export const monthStart = Date.parse('2026-10-04T23:00:00.000Z')
const monthDays = 28
export const monthEnd = monthStart + monthDays * dayMs + hourMs

/** The midnights of Lisbon that end the days. */
export const dayEnds = Array.from({ length: monthDays }, (_, day) => {
  const end = monthStart + (day + 1) * dayMs
  return end > Date.parse('2026-10-25T01:00:00.000Z') ? end + hourMs : end
})

export const categories = ['RNG', 'LIVE', 'FISH'] as const
export type Category = (typeof categories)[number]

/** The outcome of a bet. `doubled`: the game sends it twice. `later`: its result comes hours later. */
export type Fate = 'at once' | 'doubled' | 'later' | 'rolled back'

export interface PlannedBet {
  readonly id: number
  readonly player: number
  readonly category: Category
  /** Minor units. */
  readonly stake: bigint
  readonly win: bigint
  readonly placedAt: number
  /** The same moment, unless the result comes later. */
  readonly settledAt: number
  readonly fate: Fate
  /** The player's own money when it is placed: the rest is at a vendor then. Left out, it is enough for everything. */
  readonly own?: bigint
}

/** The bets of a month, in the order in which they are placed. */
export function planBets(chance: Chance, players: number): PlannedBet[] {
  const evenings = Array.from({ length: players }, (_, player) =>
    Array.from({ length: monthDays }, (_, day) => ({ player, day })).filter(() => chance.often(0.35)),
  ).flat()
  const bets = evenings.flatMap(({ player, day }) =>
    Array.from({ length: chance.between(1, 5) }, () => {
      // Whole hours, and their last milliseconds, are where periods begin and end.
      const at = monthStart + day * dayMs + chance.between(0, 23) * hourMs
      const placedAt = at + chance.oneOf([0, hourMs - 1, chance.between(1, hourMs - 2)])
      const stake = BigInt(chance.between(1, chance.oneOf([200, 5_000, 40_000])))
      const fate = chance.oneOf<Fate>(['at once', 'at once', 'at once', 'at once', 'doubled', 'later', 'rolled back'])
      const waits = fate === 'later' ? chance.between(1, 30 * hourMs) : 0
      return {
        player,
        category: chance.oneOf(categories),
        stake,
        win: chance.often(0.4) ? BigInt(chance.between(1, Number(stake) * 4)) : 0n,
        placedAt,
        settledAt: Math.min(placedAt + waits, monthEnd - 1),
        fate,
      }
    }),
  )
  return bets.sort((one, other) => one.placedAt - other.placedAt).map((bet, id) => ({ ...bet, id }))
}

/** The same bets, some of which their players cannot pay with own money alone. @param isShort whose money runs short */
export function runShort(
  chance: Chance,
  bets: readonly PlannedBet[],
  isShort: (player: number) => boolean,
): PlannedBet[] {
  return bets.map((bet) => {
    if (!isShort(bet.player) || !chance.often(0.5)) return bet
    return { ...bet, own: (bet.stake * BigInt(chance.between(0, 9))) / 10n }
  })
}

export interface PlannedFreeRound {
  readonly id: number
  readonly player: number
  readonly win: bigint
  readonly at: number
}

/** Free rounds that players want to play: sometimes more than they have, and sometimes too late. */
export function planFreeRounds(chance: Chance, players: readonly number[]): PlannedFreeRound[] {
  const rounds = players.flatMap((player) =>
    Array.from({ length: chance.between(1, 5) }, () => ({
      player,
      win: chance.often(0.6) ? BigInt(chance.between(1, 2_000)) : 0n,
      at: monthStart + chance.between(0, 12 * dayMs),
    })),
  )
  return rounds.sort((one, other) => one.at - other.at).map((round, id) => ({ ...round, id }))
}
