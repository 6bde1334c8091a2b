import {
  array,
  assert,
  bigint,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  object,
  pattern,
  string,
  type,
} from 'superstruct'
import { type ReferralRule, referralFacts } from '#contract/rewards/referral/referral.ts'
import { CurrencyCode } from '#contract/scalars.ts'
import { PositiveDigits } from '#gateway/operator-values.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { insertVersion, type PutIn } from '#gateway/versions.ts'

const AmountOrNone = pattern(string(), /^(0|[1-9]\d{0,14})$/)

/** A rule as the operator writes it into a file (docs/operating.md). */
export const ReferralFileStruct = object({
  currency: CurrencyCode,
  firstDeposit: PositiveDigits,
  validBet: AmountOrNone,
  days: max(min(integer(), 1), 365),
  reward: PositiveDigits,
  invitedReward: AmountOrNone,
  monthly: max(min(integer(), 1), 1_000),
  needs: array(enums(referralFacts)),
})
export type ReferralFile = Infer<typeof ReferralFileStruct>

const RuleRow = type({
  version: integer(),
  currency: string(),
  valid_from: Instant,
  valid_until: nullable(Instant),
  first_deposit: bigint(),
  valid_bet: bigint(),
  days: integer(),
  reward: bigint(),
  invited_reward: bigint(),
  monthly: integer(),
  needs: array(enums(referralFacts)),
  put_in_by: string(),
})
export type RuleRow = Infer<typeof RuleRow>

const columns = `version, currency, valid_from, valid_until, first_deposit, valid_bet, days, reward, invited_reward, monthly, needs,
  put_in_by`

/**
 * The rule of a currency that is valid at a moment; undefined if there is none. The newest version that has begun
 * decides; after its end, no older one returns.
 */
export async function ruleAt(on: Executor, currency: string, at: Date): Promise<RuleRow | undefined> {
  const row = await rowOf(
    on,
    RuleRow,
    `SELECT ${columns} FROM referral_rule WHERE currency = :currency AND valid_from <= :at ORDER BY valid_from DESC, version DESC LIMIT 1`,
    { currency, at },
  )
  return row && (row.valid_until === null || row.valid_until > at) ? row : undefined
}

/** A version by its number. */
export async function ruleOf(on: Executor, version: number): Promise<RuleRow> {
  const row = await rowOf(on, RuleRow, `SELECT ${columns} FROM referral_rule WHERE version = :version`, { version })
  if (!row) throw new Error(`Version ${version} of the rule is not there`)
  return row
}

/** Versions by their numbers. */
export async function rulesOf(on: Executor, versions: readonly number[]): Promise<ReadonlyMap<number, RuleRow>> {
  const text = `SELECT ${columns} FROM referral_rule WHERE version = ANY (:versions::text::integer[])`
  const rows = versions.length === 0 ? [] : await rowsOf(on, RuleRow, text, { versions: `{${versions.join(',')}}` })
  return new Map(rows.map((row) => [row.version, row]))
}

/** Every version, the newest first, for the operator. */
export function listRules(on: Executor): Promise<RuleRow[]> {
  return rowsOf(on, RuleRow, `SELECT ${columns} FROM referral_rule ORDER BY version DESC`)
}

export function wireRule(row: RuleRow): ReferralRule {
  const { version, currency, days, reward, monthly, needs } = row
  const amounts = {
    firstDeposit: row.first_deposit,
    validBet: row.valid_bet,
    reward,
    invitedReward: row.invited_reward,
  }
  return { version, currency, ...amounts, days, monthly, needs: [...needs] }
}

/**
 * Puts a rule in force for registrations from a moment on, and returns its version. The start must not be before `now`,
 * because a rule that members saw does not change.
 *
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export async function putRule(on: Executor, rule: unknown, { by, validFrom, validUntil, now }: PutIn): Promise<number> {
  assert(rule, ReferralFileStruct)
  if (rule.currency === 'FUN') throw new Error('The rule cannot be used: play money is no reward.')
  return await insertVersion(
    on,
    `INSERT INTO referral_rule (currency, valid_from, valid_until, first_deposit, valid_bet, days, reward, invited_reward, monthly,
       needs, put_in_by, put_in_at)
     VALUES (:currency, :validFrom, :validUntil, :firstDeposit, :validBet, :days, :reward, :invitedReward, :monthly, :needs::text::jsonb, :by, :now) RETURNING version`,
    {
      currency: rule.currency,
      validFrom,
      validUntil,
      firstDeposit: BigInt(rule.firstDeposit),
      validBet: BigInt(rule.validBet),
      days: rule.days,
      reward: BigInt(rule.reward),
      invitedReward: BigInt(rule.invitedReward),
      monthly: rule.monthly,
      needs: JSON.stringify([...new Set(rule.needs)]),
      by,
      now,
    },
  )
}
