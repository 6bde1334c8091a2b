import { type Counted, civilDay } from './oracle.ts'
import { type Category, dayMs } from './plan.ts'

export interface MissionPlan {
  readonly code: string
  readonly period: 'day' | 'week' | 'once'
  readonly kind: 'bets' | 'valid-bet' | 'streak'
  readonly target: bigint
  readonly categories?: readonly Category[]
  readonly reward: bigint
}

const dayBefore = (day: string) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)

/** The civil day with which the period of a bet begins: the day itself, the Monday before, or the first of the season. */
export function beginOf(period: MissionPlan['period'], day: string, firstDay: string): string {
  if (period !== 'week') return period === 'day' ? day : firstDay
  let monday = day
  while (new Date(monday).getUTCDay() !== 1) monday = dayBefore(monday)
  return monday
}

/** The progress of a player in each period of a mission with a bet, and the moment of the bet that completed it. */
function progressOf(counted: readonly Counted[], mission: MissionPlan, firstDay: string) {
  const { period, kind, target, categories } = mission
  const periods = new Map<string, Counted[]>()
  for (const bet of counted) {
    if (categories && !categories.includes(bet.category)) continue
    const begin = beginOf(period, civilDay(bet.settledAt), firstDay)
    periods.set(begin, [...(periods.get(begin) ?? []), bet])
  }
  return [...periods].map(([begin, bets]) => {
    let progress = 0n
    let reachedAt: number | null = null
    let lastDay = ''
    for (const { validBet, settledAt } of bets) {
      const day = civilDay(settledAt)
      if (kind === 'bets') progress += 1n
      else if (kind === 'valid-bet') progress += validBet
      else if (day !== lastDay) progress = dayBefore(day) === lastDay ? progress + 1n : 1n
      lastDay = day
      if (reachedAt === null && progress >= target) reachedAt = settledAt
    }
    return { begin, progress, reachedAt }
  })
}

/** The periods of a player's missions in which something counted, by mission and time; of days in a row those that were done. */
export function doneOf(counted: readonly Counted[], missions: readonly MissionPlan[], firstDay: string) {
  const rows = missions.flatMap((mission) =>
    progressOf(counted, mission, firstDay).map(({ progress, ...row }) => {
      const { code, kind, target, reward } = mission
      // A row of days that is done stays so.
      return { code, kind, reward, progress: kind === 'streak' ? target : progress, ...row }
    }),
  )
  return rows
    .filter(({ kind, progress, reachedAt }) => (kind === 'streak' ? reachedAt !== null : progress > 0n))
    .sort((one, other) => one.code.localeCompare(other.code) || one.begin.localeCompare(other.begin))
}
