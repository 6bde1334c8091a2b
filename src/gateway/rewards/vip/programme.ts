import { bigint, enums, type Infer, integer, nullable, record, string, type } from 'superstruct'
import { type BenefitPeriod, benefitPeriods } from '#contract/rewards/vip/vip.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { inLanguage } from '#lib/in-language.ts'

const LevelRow = type({
  rank: integer(),
  names: record(string(), string()),
  /** Valid bets of all times in minor units, as is the bonus. */
  needed: bigint(),
  bonus: bigint(),
  /** Valid bets of a month that keep the level; null for a level that cannot be lost. */
  maintained: nullable(bigint()),
  /** Paid for each week or month in which the member has played. */
  benefit: bigint(),
  /** Hundredths of a per cent by category. */
  rates: record(string(), integer()),
})
export type Level = Infer<typeof LevelRow>

export interface Programme {
  readonly version: number
  readonly currency: string
  readonly validFrom: Date
  /** How often levels pay their benefit. */
  readonly benefitEvery: BenefitPeriod
  /** Lowest first, ranks without a gap from 1. */
  readonly levels: readonly Level[]
}

const ProgrammeRow = type({
  version: integer(),
  currency: string(),
  valid_from: Instant,
  benefit_every: enums(benefitPeriods),
})

/** The programme of a currency that is valid at a moment; undefined if there is none. */
export async function programmeAt(on: Executor, currency: string, at: Date): Promise<Programme | undefined> {
  const row = await rowOf(
    on,
    ProgrammeRow,
    `SELECT version, currency, valid_from, benefit_every FROM vip_programme WHERE currency = :currency AND valid_from <= :at
     ORDER BY valid_from DESC, version DESC LIMIT 1`,
    { currency, at },
  )
  if (!row) return undefined
  const levels = await rowsOf(
    on,
    LevelRow,
    'SELECT rank, names, needed, bonus, maintained, benefit, rates FROM vip_level WHERE version = :version ORDER BY rank',
    { version: row.version },
  )
  const { version, currency: of, valid_from: validFrom, benefit_every: benefitEvery } = row
  return { version, currency: of, validFrom, benefitEvery, levels }
}

const CurrencyRow = type({ currency: string() })

/** The programmes of all currencies that are valid at a moment. */
export async function programmesAt(on: Executor, at: Date): Promise<Programme[]> {
  const rows = await rowsOf(on, CurrencyRow, 'SELECT DISTINCT currency FROM vip_programme WHERE valid_from <= :at', {
    at,
  })
  const found: Programme[] = []
  for (const { currency } of rows) {
    const programme = await programmeAt(on, currency, at)
    if (programme) found.push(programme)
  }
  return found
}

/**
 * The level of a member in a programme: the rank that was reached, or the highest level if the programme has fewer.
 * Every member has a level without conditions. Undefined below the first level.
 *
 * @param reached 0 if none was reached
 */
export function levelIn({ levels }: Pick<Programme, 'levels'>, reached: number): Level | undefined {
  return levels.findLast(({ rank, needed }) => rank <= reached || needed === 0n)
}

/** A level's name for a reader of a language. */
export function levelName({ names, rank }: Pick<Level, 'names' | 'rank'>, language: string): string {
  return inLanguage(names, language) ?? Object.values(names)[0] ?? rank.toString()
}

const ListedRow = type({
  version: integer(),
  currency: string(),
  valid_from: Instant,
  put_in_by: string(),
  levels: integer(),
})

/** Every version, the newest first, for the operator. */
export function listProgrammes(on: Executor): Promise<Infer<typeof ListedRow>[]> {
  return rowsOf(
    on,
    ListedRow,
    `SELECT p.version, p.currency, p.valid_from, p.put_in_by, count(*)::integer AS levels
     FROM vip_programme p JOIN vip_level l ON l.version = p.version GROUP BY p.version ORDER BY p.version DESC`,
  )
}
