import { array, assert, enums, type Infer, nonempty, object, optional } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import { measures } from '#contract/rewards/tournaments/tournament.ts'
import { PositiveDigits } from '#gateway/operator-values.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { contestFault, contestFields } from '#gateway/rewards/contests/contest-file.ts'

/** A tournament as the operator writes it into a file (docs/operating.md). */
const TournamentFileStruct = object({
  ...contestFields,
  measure: enums(measures),
  /** Categories whose bets count; left out for all. */
  gameTypes: optional(nonempty(array(GameType))),
  minStake: PositiveDigits,
})
export type TournamentFile = Infer<typeof TournamentFileStruct>

/**
 * Announces a tournament.
 *
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export async function putTournament(database: Database, file: unknown, { by, now }: { by: string; now: Date }) {
  assert(file, TournamentFileStruct)
  const fault = contestFault(file, now)
  if (fault) throw new Error(`The tournament cannot be used: ${fault}.`)
  const rows = await database.query(
    `INSERT INTO tournament (name, currency, titles, measure, game_types, min_stake, prizes, pool, starts_at, ends_at, put_in_by,
       put_in_at)
     VALUES (:name, :currency, :titles::text::jsonb, :measure, :gameTypes::text::jsonb, :minStake, :prizes::text::jsonb, :pool, :startsAt, :endsAt, :by, :now)
     ON CONFLICT (name) DO NOTHING RETURNING id`,
    {
      name: file.name,
      currency: file.currency,
      titles: JSON.stringify(file.titles),
      measure: file.measure,
      gameTypes: JSON.stringify(file.gameTypes ?? []),
      minStake: BigInt(file.minStake),
      prizes: JSON.stringify(file.prizes),
      pool: file.prizes.reduce((sum, prize) => sum + BigInt(prize), 0n),
      startsAt: new Date(file.startsAt),
      endsAt: new Date(file.endsAt),
      by,
      now,
    },
  )
  if (rows.length === 0) throw new Error(`There is a tournament ${file.name} already; what was announced stays.`)
}
