import { array, assert, enums, type Infer, integer, nullable, object, size, string, type } from 'superstruct'
import { rowLength, signInRewardKinds } from '#contract/rewards/daily-sign-in/daily-sign-in.ts'
import { CurrencyCode } from '#contract/scalars.ts'
import { PositiveDigits } from '#gateway/operator-values.ts'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { insertVersion, type PutIn } from '#gateway/versions.ts'

/** The rewards of a row of days as the operator writes them into a file (docs/operating.md). */
const PlanFileStruct = object({
  currency: CurrencyCode,
  /** Minor units of the currency to the main wallet, or points; the first day first. */
  rewards: size(array(object({ kind: enums(signInRewardKinds), amount: PositiveDigits })), rowLength, rowLength),
})
export type PlanFile = Infer<typeof PlanFileStruct>

const PlanRow = type({
  version: integer(),
  currency: string(),
  rewards: array(type({ kind: enums(signInRewardKinds), amount: string() })),
  valid_from: Instant,
  valid_until: nullable(Instant),
  put_in_by: string(),
})
export type Plan = Infer<typeof PlanRow>

const columns = 'version, currency, rewards, valid_from, valid_until, put_in_by'

/**
 * The rewards of a currency that are in force at a moment. The newest version that has begun decides; after its end, no
 * older one returns.
 */
export async function planAt(on: Executor, currency: string, at: Date): Promise<Plan | undefined> {
  const text = `SELECT ${columns} FROM sign_in_plan WHERE currency = :currency AND valid_from <= :at
    ORDER BY valid_from DESC, version DESC LIMIT 1`
  const row = await rowOf(on, PlanRow, text, { currency, at })
  return row && (row.valid_until === null || row.valid_until > at) ? row : undefined
}

/** The reward of a place in the row, 1 to 7. */
export function rewardAt({ version, rewards, currency }: Plan, place: number) {
  const reward = rewards[place - 1]
  if (!reward) throw new Error(`Version ${version} has no day ${place}`)
  const { kind, amount } = reward
  return { kind, amount: BigInt(amount), currency: kind === 'money' ? currency : null }
}

/** Every version, the newest first, for the operator. */
export function listPlans(on: Executor): Promise<Plan[]> {
  return rowsOf(on, PlanRow, `SELECT ${columns} FROM sign_in_plan ORDER BY version DESC`)
}

/**
 * Puts in a version of the rewards, and returns its number.
 *
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export async function putPlan(database: Database, file: unknown, put: PutIn): Promise<number> {
  assert(file, PlanFileStruct)
  if (file.currency === 'FUN') throw new Error('The rewards cannot be used: play money is no reward.')
  return await insertVersion(
    database,
    `INSERT INTO sign_in_plan (currency, rewards, valid_from, valid_until, put_in_by, put_in_at)
     VALUES (:currency, :rewards::text::jsonb, :validFrom, :validUntil, :by, :now) RETURNING version`,
    {
      currency: file.currency,
      rewards: JSON.stringify(file.rewards),
      validFrom: put.validFrom,
      validUntil: put.validUntil,
      by: put.by,
      now: put.now,
    },
  )
}
