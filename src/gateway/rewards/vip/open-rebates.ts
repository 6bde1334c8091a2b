import { bigint, type Infer, string, type } from 'superstruct'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { periodAt, type Span } from '#lib/periods.ts'
import type { Programme } from './programme.ts'
import type { Stretch } from './reached-levels.ts'
import { readRebateRules } from './rebate-rules.ts'

const PlayedRow = type({ member_id: bigint(), currency: string(), game_type: string(), hour: Instant })

/**
 * Begins a rebate for each category and period with a bet of a stretch. A bet belongs to the period in which its hour
 * of UTC begins, as in the betting history.
 */
export async function openRebates(
  tx: Transaction,
  { from, to }: Stretch,
  programmes: readonly Programme[],
): Promise<void> {
  const currencies = programmes.map(({ currency }) => currency)
  if (currencies.length === 0) return
  const rules = await readRebateRules(tx)
  const played = await rowsOf(tx, PlayedRow, playedText, [from, to, JSON.stringify(currencies)])
  const rows = played.map((row) => {
    const { from: begins, to: ends } = periodAt(rules.period, rules.timeZone, row.hour)
    return { ...wireOf(row), from: begins, to: ends }
  })
  // One after the other: the second hour of a day finds the row of the first.
  for (const row of unique(rows)) await tx.query(openText, Object.values(row))
}

const wireOf = ({ member_id: memberId, currency, game_type: gameType }: Infer<typeof PlayedRow>) => ({
  memberId,
  currency,
  gameType,
})

type Opened = ReturnType<typeof wireOf> & Span

/** One row for each member, category and period, instead of one for each hour. */
function unique(rows: readonly Opened[]): Opened[] {
  const known = new Map(
    rows.map((row) => [`${row.memberId} ${row.currency} ${row.gameType} ${row.from.getTime()}`, row]),
  )
  return [...known.values()]
}

const playedText = `SELECT DISTINCT member_id, currency, game_type, date_trunc('hour', placed_at, 'UTC') AS hour FROM wager
  WHERE settled_xid >= $1 AND settled_xid < $2 AND status = 'settled' AND mode = 'real' AND valid_bet > 0
    AND currency IN (SELECT jsonb_array_elements_text($3::text::jsonb))
  ORDER BY member_id, currency, game_type, hour`

// If the operator has changed the length of periods or the time zone, a new period begins where the last one ended:
// nothing counts twice.
const openText = `INSERT INTO rebate (member_id, currency, game_type, starts_at, ends_at)
  SELECT $1::bigint, $2::bpchar, $3::text, begins, $5::timestamptz FROM (
    SELECT greatest($4::timestamptz, (SELECT max(r.ends_at) FROM rebate r WHERE r.member_id = $1 AND r.currency = $2
      AND r.game_type = $3 AND r.starts_at < $5)) AS begins
  ) period WHERE begins < $5::timestamptz
  ON CONFLICT (member_id, currency, game_type, starts_at) DO NOTHING`
