import { array, bigint, pattern, record, string, type } from 'superstruct'
import { CurrencyCode } from '#contract/entities/scalars.ts'
import type { Executor } from '#gateway/db/client.ts'
import { rowOf } from '#gateway/db/rows.ts'
import { defineSetting } from '#gateway/system/settings.ts'
import { inLanguage } from '#lib/in-language.ts'

const MinorDigits = pattern(string(), /^(0|[1-9]\d{0,17})$/)

/**
 * VIP levels by the total of real-money stakes, lowest first; the first has rank 1. `name` is by language, `turnover`
 * in minor units. Empty if the operator has no programme.
 */
export const vipSetting = defineSetting(
  'vip',
  array(type({ name: record(string(), string()), turnover: MinorDigits, currency: CurrencyCode })),
  [],
)

export interface VipLevel {
  readonly vipLabelName: string | null
  /** 0 below the first level. */
  readonly vipRankLevel: number
}

interface Level {
  readonly name: Readonly<Record<string, string>>
  readonly turnover: string
  readonly currency: string
}

/** The highest level whose turnover has been reached. */
export function vipLevel(levels: readonly Level[], staked: bigint, language: string): VipLevel {
  const vipRankLevel = levels.findLastIndex(({ turnover }) => staked >= BigInt(turnover)) + 1
  const name = levels[vipRankLevel - 1]?.name
  return { vipLabelName: name ? (inLanguage(name, language) ?? Object.values(name)[0] ?? null) : null, vipRankLevel }
}

const StakedRow = type({ staked: bigint() })

/** A member's settled stakes in a currency since the account was opened, in minor units; from the hourly sums. */
export async function stakedBy(on: Executor, memberId: bigint, currency: string): Promise<bigint> {
  const row = await rowOf(
    on,
    StakedRow,
    `SELECT coalesce(sum(stake), 0)::bigint AS staked FROM member_hour
     WHERE member_id = $1 AND currency = $2 AND status = 'settled'`,
    [memberId, currency],
  )
  return row?.staked ?? 0n
}
