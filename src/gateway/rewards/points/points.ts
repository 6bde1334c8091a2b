import { bigint, enums, integer, nullable, record, string, type } from 'superstruct'
import { pointPictures } from '#contract/rewards/points/point.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { inLanguage } from '#lib/in-language.ts'
import { readPointSetting } from './point-setting.ts'

/** Rules of the points mall. Points never expire (product rule 11.1). */
export async function pointConfig({ database }: GatewayDeps) {
  const { enabled, earning, password, convert } = await readPointSetting(database)
  return {
    enabled,
    expires: false,
    earning: earning.map((rule) => ({ ...rule, turnover: BigInt(rule.turnover) })),
    convert,
    password,
  }
}

/** Name and remark of a reward by language. */
export const RewardTexts = record(string(), type({ name: string(), remark: string() }))

export const rewardStatuses = ['open', 'coming', 'closed'] as const

const RewardRow = type({
  id: string(),
  texts: RewardTexts,
  quantity: nullable(integer()),
  points: integer(),
  amount_requirement: nullable(bigint()),
  value: nullable(bigint()),
  currency: string(),
  status: enums(rewardStatuses),
  picture: enums(pointPictures),
})

/** Rewards in their order, in the language or in one of the site's. */
export async function listRewards({ database }: GatewayDeps, language: string) {
  const rows = await rowsOf(
    database,
    RewardRow,
    `SELECT id, texts, quantity, points, amount_requirement, value, currency, status, picture FROM point_reward
     ORDER BY position, id`,
  )
  return {
    list: rows.map((row) => {
      const { name, remark } = inLanguage(row.texts, language) ?? { name: row.id, remark: '' }
      const money = (amount: bigint | null) => (amount === null ? null : { amount, currency: row.currency })
      return {
        id: row.id,
        name,
        remark,
        quantity: row.quantity,
        points: row.points,
        amountRequirement: money(row.amount_requirement),
        picture: row.picture,
        value: money(row.value),
        status: row.status,
      }
    }),
  }
}
