import {
  array,
  assert,
  enums,
  type Infer,
  integer,
  max,
  min,
  nonempty,
  nullable,
  object,
  record,
  string,
} from 'superstruct'
import { gameTypes } from '#contract/play/games/game.ts'
import { benefitPeriods } from '#contract/rewards/vip/vip.ts'
import { CurrencyCode, Text } from '#contract/scalars.ts'
import { Digits } from '#gateway/operator-values.ts'
import type { Database, Transaction } from '#gateway/platform/db/client.ts'
import { insertVersion, type PutIn } from '#gateway/versions.ts'

/** A version as the operator writes it into a file (docs/operating.md). Lowest level first. */
const ProgrammeFileStruct = object({
  currency: CurrencyCode,
  /** How often levels pay their benefit. */
  benefitEvery: enums(benefitPeriods),
  levels: nonempty(
    array(
      object({
        /** Texts by language tag. */
        names: record(string(), Text),
        needed: Digits,
        bonus: Digits,
        /** Null for a level that cannot be lost. */
        maintained: nullable(Digits),
        benefit: Digits,
        /** Hundredths of a per cent by category. */
        rates: record(string(), max(min(integer(), 0), 10_000)),
      }),
    ),
  ),
})
export type ProgrammeFile = Infer<typeof ProgrammeFileStruct>

/** Why a programme cannot be used although it has the right shape; undefined if it can. */
export function programmeFault({ levels }: ProgrammeFile): string | undefined {
  for (const [place, { names, needed, bonus, maintained, rates }] of levels.entries()) {
    const level = `level ${place + 1}`
    const before = levels[place - 1]
    const unknown = Object.keys(rates).find((category) => !isGameType(category))
    if (unknown !== undefined) return `${level} has a rate of ${unknown}, which is no category`
    if (maintained === '0') return `${level} is kept by nothing: write null`
    if (needed === '0' && maintained !== null) return `${level} needs nothing, so nobody can lose it`
    if (Object.keys(names).length === 0) return `${level} has no name`
    if (before && BigInt(needed) <= BigInt(before.needed)) return `${level} needs no more than the one before it`
    if (needed === '0' && bonus !== '0')
      return `${level} needs nothing, so nobody reaches it and its bonus is never paid`
  }
  return undefined
}

const isGameType = (name: string): boolean => gameTypes.some((gameType) => gameType === name)

/**
 * Puts a new version of a programme in force and returns its number. It must not begin before `now`, because periods that
 * are over keep their rules. Earlier versions are kept, because earlier decisions refer to them.
 *
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export async function putProgramme(
  database: Database,
  programme: unknown,
  put: Omit<PutIn, 'validUntil'>,
): Promise<number> {
  assert(programme, ProgrammeFileStruct)
  const fault = programmeFault(programme)
  if (fault) throw new Error(`The programme cannot be used: ${fault}.`)
  return await database.transaction((tx) => write(tx, programme, put))
}

async function write(
  tx: Transaction,
  { currency, benefitEvery, levels }: ProgrammeFile,
  { by, validFrom, now }: Omit<PutIn, 'validUntil'>,
) {
  const version = await insertVersion(
    tx,
    `INSERT INTO vip_programme (currency, valid_from, put_in_by, put_in_at, benefit_every) VALUES (:currency, :validFrom, :by, :now, :benefitEvery)
     RETURNING version`,
    { currency, validFrom, by, now, benefitEvery },
  )
  await tx.query(
    `INSERT INTO vip_level (version, rank, names, needed, bonus, maintained, benefit, rates)
     SELECT :version::integer, l.rank, l.names, l.needed, l.bonus, l.maintained, l.benefit, l.rates
     FROM jsonb_to_recordset(:levels::text::jsonb) AS l (rank integer, names jsonb, needed bigint, bonus bigint,
       maintained bigint, benefit bigint, rates jsonb)`,
    { version, levels: JSON.stringify(levels.map((level, place) => ({ rank: place + 1, ...level }))) },
  )
  return version
}
