import { bigint, type Infer, string, type } from 'superstruct'
import type { BettingDaysRequest } from '#contract/play/history/get-betting-days.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { readSettings } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { momentsOf } from '#lib/civil-days.ts'

/** The caller's stakes and wins per civil day, from the hourly sums. */
export async function bettingDays(
  { database }: GatewayDeps,
  { memberId, currency }: Session,
  request: BettingDaysRequest,
) {
  const { brand } = await readSettings(database, { brand: brandSetting })
  const rows = await selectDays(database, memberId, currency, brand.timeZone, request)
  const list = rows.map(({ day, bets, stake, win }) => ({
    day,
    bets: Number(bets),
    stake,
    win,
    net: win - stake,
  }))
  const sum = (name: 'stake' | 'win' | 'net') => list.reduce((total, figures) => total + figures[name], 0n)
  return {
    list,
    sums: {
      bets: list.reduce((total, { bets }) => total + bets, 0),
      stake: sum('stake'),
      win: sum('win'),
      net: sum('net'),
      currency,
    },
  }
}

const DayRow = type({ day: string(), bets: bigint(), stake: bigint(), win: bigint() })

/** Reads one row of `member_hour` per hour, category and state of the days. */
function selectDays(
  on: Executor,
  memberId: bigint,
  currency: string,
  zone: string,
  { from, to, gameType }: BettingDaysRequest,
): Promise<Infer<typeof DayRow>[]> {
  const moments = momentsOf({ from, to }, zone)
  return rowsOf(
    on,
    DayRow,
    `SELECT to_char(civil_time(hour, :zone), 'YYYY-MM-DD') AS day, sum(wagers)::bigint AS bets,
       sum(stake)::bigint AS stake, sum(win)::bigint AS win
     FROM member_hour
     WHERE member_id = :memberId AND currency = :currency AND hour >= :from AND hour < :to AND status = 'settled' AND wagers > 0
       AND (:gameType::text IS NULL OR game_type = :gameType)
     GROUP BY 1 ORDER BY 1`,
    { memberId, currency, from: new Date(moments.from), to: new Date(moments.to), zone, gameType: gameType ?? null },
  )
}
