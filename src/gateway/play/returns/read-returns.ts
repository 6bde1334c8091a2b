import { bigint, coerce, type Infer, integer, nullable, string, type } from 'superstruct'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import type { GameReturn, getGameReturns, returnPeriods } from '#contract/play/returns/get-game-returns.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { cursorOf, type Place, placeOf } from '#gateway/platform/http/cursor.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { readCatalogueIn } from '#gateway/play/lobby/catalogue.ts'
import { searchAll } from '#gateway/play/lobby/search.ts'
import { addDays } from '#lib/civil-days.ts'
import { leastRounds, returnInterval, returnRate } from './interval.ts'
import { sumColumns } from './return-texts.ts'

type Period = (typeof returnPeriods)[number]

/** The days of the shorter period, today included. */
const days = 30

/** The most games that a search by name finds: more than any catalogue has under one name. */
const mostFound = 999

const Digits = coerce(bigint(), string(), (text) => BigInt(text))
const SumsRow = type({
  node_id: integer(),
  rounds: Digits,
  stake: Digits,
  win: Digits,
  stake_squares: Digits,
  win_squares: Digits,
  products: Digits,
})
type SumsRow = Infer<typeof SumsRow>

const MarkRow = type({ counted_to: bigint(), complete_to: nullable(Instant) })

interface Figures {
  /** What they were read for: they stay until the job counts again, or the day ends. */
  readonly of: string
  readonly rows: readonly SumsRow[]
}

const kept = new WeakMap<GatewayDeps['database'], Map<Period, Figures>>()

/**
 * A page of games with their returns, by the number of rounds. Figures are the same for everybody and kept in memory until the job has
 * counted again, so a request reads one row.
 *
 * @throws {CallFailure} `invalid_request` for a cursor of another list
 */
export async function listReturns(
  deps: GatewayDeps,
  request: RequestOf<typeof getGameReturns>,
): Promise<ResponseOf<typeof getGameReturns>> {
  const { period = 'ALL', order = 'MOST', gameName, vassalage, cursor, pageSize, language } = request
  const { byNodeId, vendors } = await readCatalogueIn(deps, language)
  const { rows, asOf } = await figuresOf(deps, period)
  const name = gameName?.trim()
  const found = name ? await searchAll(deps, { gameName: name, vassalage, language }, mostFound) : undefined
  const wanted = found && new Set(found.map(({ nodeId }) => nodeId))
  const names = new Map(vendors.map(({ vassalage, displayName }) => [vassalage, displayName]))
  const entries = rows.flatMap((row) => {
    const game = byNodeId.get(row.node_id)?.game
    if (!game || (wanted && !wanted.has(game.nodeId)) || (vassalage !== undefined && game.vassalage !== vassalage))
      return []
    return [{ row, game }]
  })
  if (order === 'FEWEST') entries.reverse()
  const list = JSON.stringify(['getGameReturns', period, order, name, vassalage])
  const place = cursor === undefined ? undefined : placeOf(cursor, list)
  const from = place
    ? startOf(
        entries.map(({ row }) => row.node_id),
        place,
        pageSize,
      )
    : 0
  const page = entries.slice(from, from + pageSize)
  const beside = (entry: (typeof page)[number] | undefined, side: Place['side']) =>
    entry ? cursorOf({ id: BigInt(entry.row.node_id), side }, list) : null
  return {
    list: page.map(({ row, game: { nodeId, displayName, vassalage, rtp } }) => ({
      ...{ nodeId, displayName, vassalage, vendorName: names.get(vassalage) ?? vassalage },
      ...figures(row, rtp),
    })),
    next: from + pageSize < entries.length ? beside(page.at(-1), 'older') : null,
    previous: from > 0 ? beside(page[0], 'newer') : null,
    currency: deps.config.currency,
    leastRounds: Number(leastRounds),
    asOf: asOf?.toISOString() ?? null,
  }
}

function figures(
  row: SumsRow,
  rtp: number | null,
): Omit<GameReturn, 'nodeId' | 'displayName' | 'vassalage' | 'vendorName'> {
  const { rounds, stake, win, stake_squares: stakeSquares, win_squares: winSquares, products } = row
  const interval = returnInterval({ rounds, stake, win, stakeSquares, winSquares, products })
  return {
    rounds: Number(rounds),
    stake,
    win,
    rate: returnRate({ stake, win }),
    interval,
    rtp,
    isWithin: interval && rtp !== null ? interval.low <= rtp && rtp <= interval.high : null,
  }
}

/** The index of a page's first game; 0 if the game that the cursor names has left the list. */
function startOf(nodeIds: readonly number[], { id, side }: Place, pageSize: number): number {
  const place = nodeIds.indexOf(Number(id))
  if (place < 0) return 0
  return side === 'older' ? place + 1 : Math.max(0, place - pageSize)
}

/** The sums of every game that was played in a period, the most rounds first. */
async function figuresOf(deps: GatewayDeps, period: Period) {
  const { database, config, now } = deps
  const mark = await rowOf(database, MarkRow, 'SELECT counted_to, complete_to FROM return_mark')
  const { today } = await operatorDays(database, now())
  const of = `${mark?.counted_to} ${today}`
  const known = kept.get(database) ?? new Map<Period, Figures>()
  kept.set(database, known)
  let figures = known.get(period)
  if (figures?.of !== of) {
    const { currency } = config
    const rows =
      period === 'ALL'
        ? await rowsOf(database, SumsRow, allText, { currency })
        : await rowsOf(database, SumsRow, sinceText, { currency, since: addDays(today, 1 - days) })
    figures = { of, rows }
    known.set(period, figures)
  }
  return { rows: figures.rows, asOf: mark?.complete_to }
}

// Sums of squares have more digits than the driver reads as a number.
const allText = `SELECT node_id, ${sumColumns.map((column) => `${column}::text AS ${column}`).join(', ')}
  FROM game_return r WHERE currency = :currency AND rounds > 0 ORDER BY r.rounds DESC, node_id`
const sinceText = `SELECT node_id, ${sumColumns.map((column) => `${column}::text AS ${column}`).join(', ')} FROM (
    SELECT node_id, ${sumColumns.map((column) => `sum(${column}) AS ${column}`).join(', ')}
    FROM game_return_day WHERE currency = :currency AND day >= :since::date GROUP BY node_id) r
  WHERE r.rounds > 0 ORDER BY r.rounds DESC, node_id`
