import { bigint, type } from 'superstruct'
import { factsOfTeams, nothing, shortText, slotOf, type Team, teamsJson } from '#gateway/agents/commission/facts.ts'
import type { TeamFacts } from '#gateway/agents/terms/settle.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { type Period, type PeriodKind, periodAt } from '#lib/periods.ts'
import { pastPeriods } from './replay.ts'

/** Days that are looked back on at least, and the periods that these are at least. */
const days = 30
const fewest = 6
/** Days of which bets by 5 minutes are kept (`line_minutes`): hours and 5 minutes are looked back on no further. */
const keptDays = 7
const dayMs = 86_400_000

/** Periods of hours and 5 minutes, which are shown as days. */
export const isShort = (cycle: PeriodKind) => cycle === 'hour' || cycle === 'minutes5'

interface PastSums {
  /** Those that are looked back on, oldest first; of hours and 5 minutes those with bets. */
  readonly periods: readonly Period[]
  /** The sums of each period, in the order of the teams, without active accounts. */
  read(): Promise<readonly (readonly TeamFacts[])[]>
}

interface Asked {
  readonly cycle: PeriodKind
  readonly timeZone: string
  readonly now: Date
}

/** The past that terms are looked at in: enough periods to mean something. */
export async function pastSums(on: Executor, teams: readonly Team[], asked: Asked): Promise<PastSums> {
  const { cycle, timeZone, now } = asked
  if (isShort(cycle)) return await shortSums(on, teams, asked)
  const since = now.getTime() - days * dayMs
  const many = pastPeriods(cycle, timeZone, now, days + 1).toReversed()
  const periods = many.filter(({ to }, place) => to.getTime() > since || place >= many.length - fewest)
  return {
    periods,
    async read() {
      const sums: TeamFacts[][] = []
      for (const period of periods)
        sums.push((await factsOfTeams(on, teams, period, timeZone)).map(({ facts }) => facts))
      return sums
    },
  }
}

const ShortRow = type({ place: bigint(), slot: bigint(), valid_bet: bigint(), won: bigint() })

/** All of them are read at once, because a week has 2,016 times 5 minutes. */
async function shortSums(on: Executor, teams: readonly Team[], { cycle, timeZone, now }: Asked): Promise<PastSums> {
  const current = periodAt(cycle, timeZone, now)
  const length = (current.to.getTime() - current.from.getTime()) / 300_000
  const since = slotOf(new Date(current.from.getTime() - keptDays * dayMs))
  const rows = await rowsOf(on, ShortRow, shortText, {
    teams: teamsJson(teams),
    since,
    end: slotOf(current.from),
    length,
  })
  const slots = [...new Set(rows.map(({ slot }) => slot))].toSorted((one, other) => Number(one - other))
  const found = new Map(rows.map((row) => [`${row.slot} ${row.place}`, row]))
  const factsOf = (slot: bigint, place: number): TeamFacts => {
    const row = found.get(`${slot} ${place}`)
    return row ? { ...nothing, validBet: row.valid_bet, won: row.won } : nothing
  }
  return {
    periods: slots.map((slot) => periodAt(cycle, timeZone, new Date(Number(slot) * 300_000))),
    read: async () => slots.map((slot) => teams.map((_, place) => factsOf(slot, place))),
  }
}
