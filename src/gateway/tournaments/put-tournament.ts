import {
  array,
  assert,
  bigint,
  enums,
  type Infer,
  nonempty,
  object,
  optional,
  record,
  size,
  string,
  type,
} from 'superstruct'
import { GameType } from '#contract/entities/game.ts'
import { CurrencyCode, Instant, Text } from '#contract/entities/scalars.ts'
import { measures } from '#contract/entities/tournament.ts'
import type { Database } from '#gateway/db/client.ts'
import { Instant as Moment, rowsOf } from '#gateway/db/rows.ts'
import { PositiveDigits, ShortName } from '#gateway/operator-values.ts'

/** A tournament as the operator writes it into a file (docs/operating.md). */
const TournamentFileStruct = object({
  name: ShortName,
  currency: CurrencyCode,
  /** Texts by language tag. */
  titles: record(nonempty(string()), Text),
  measure: enums(measures),
  /** Categories whose bets count; left out for all. */
  gameTypes: optional(nonempty(array(GameType))),
  minStake: PositiveDigits,
  /** Prizes by place, the first place first. */
  prizes: size(array(PositiveDigits), 1, 100),
  startsAt: Instant,
  endsAt: Instant,
})
export type TournamentFile = Infer<typeof TournamentFileStruct>

const longestDays = 92

/** Why a tournament cannot be used although it has the right shape; undefined if it can. */
function tournamentFault(file: TournamentFile, now: Date): string | undefined {
  const { currency, titles, prizes, startsAt, endsAt } = file
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
  if (currency === 'FUN') return 'play money is no prize'
  if (Object.keys(titles).length === 0) return 'it has no title'
  if (start < now.getTime()) return 'it would have begun before it was announced'
  if (end <= start) return 'it ends before it begins'
  if (end - start > longestDays * 86_400_000) return `it takes more than ${longestDays} days`
  const falls = prizes.every((prize, place) => place === 0 || BigInt(prize) <= BigInt(prizes[place - 1] ?? prize))
  return falls ? undefined : 'a place wins more than the one before it'
}

/**
 * Announces a tournament.
 *
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export async function putTournament(database: Database, file: unknown, { by, now }: { by: string; now: Date }) {
  assert(file, TournamentFileStruct)
  const fault = tournamentFault(file, now)
  if (fault) throw new Error(`The tournament cannot be used: ${fault}.`)
  const rows = await database.query(
    `INSERT INTO tournament (name, currency, titles, measure, game_types, min_stake, prizes, pool, starts_at, ends_at, put_in_by,
       put_in_at)
     VALUES ($1, $2, $3::text::jsonb, $4, $5::text::jsonb, $6, $7::text::jsonb, $8, $9, $10, $11, $12)
     ON CONFLICT (name) DO NOTHING RETURNING id`,
    [
      file.name,
      file.currency,
      JSON.stringify(file.titles),
      file.measure,
      JSON.stringify(file.gameTypes ?? []),
      BigInt(file.minStake),
      JSON.stringify(file.prizes),
      file.prizes.reduce((sum, prize) => sum + BigInt(prize), 0n),
      new Date(file.startsAt),
      new Date(file.endsAt),
      by,
      now,
    ],
  )
  if (rows.length === 0) throw new Error(`There is a tournament ${file.name} already; what was announced stays.`)
}

const ListedRow = type({
  name: string(),
  currency: string(),
  state: string(),
  pool: bigint(),
  starts_at: Moment,
  ends_at: Moment,
  put_in_by: string(),
})

/** Every tournament, the newest first. */
export function listTournaments(database: Database): Promise<Infer<typeof ListedRow>[]> {
  const text =
    'SELECT name, currency, state, pool, starts_at, ends_at, put_in_by FROM tournament ORDER BY starts_at DESC, id DESC'
  return rowsOf(database, ListedRow, text)
}
