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
  const played = await rowsOf(tx, PlayedRow, playedText, { from, to, currencies: JSON.stringify(currencies) })
  const rows = played.map((row) => {
    const { from: begins, to: ends } = periodAt(rules.period, rules.timeZone, row.hour)
    return { ...wireOf(row), from: begins, to: ends }
  })
  // One after the other: the second hour of a day finds the row of the first.
  for (const row of unique(rows)) await tx.query(openText, { ...row })
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
  WHERE settled_xid >= :from AND settled_xid < :to AND status = 'settled' AND mode = 'real' AND valid_bet > 0
    AND currency IN (SELECT jsonb_array_elements_text(:currencies::text::jsonb))
  ORDER BY member_id, currency, game_type, hour`

// If the operator has changed the length of periods or the time zone, a new period begins where the last one ended:
// nothing counts twice.
const openText = `INSERT INTO rebate (member_id, currency, game_type, starts_at, ends_at)
  SELECT :memberId::bigint, :currency::bpchar, :gameType::text, begins, :to::timestamptz FROM (
    SELECT greatest(:from::timestamptz, (SELECT max(r.ends_at) FROM rebate r WHERE r.member_id = :memberId AND r.currency = :currency
      AND r.game_type = :gameType AND r.starts_at < :to)) AS begins
  ) period WHERE begins < :to::timestamptz
  ON CONFLICT (member_id, currency, game_type, starts_at) DO NOTHING`
