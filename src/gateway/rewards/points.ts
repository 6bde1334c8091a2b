import { array, bigint, boolean, enums, integer, nullable, pattern, record, string, type } from 'superstruct'
import { GameType } from '#contract/entities/game.ts'
import { CurrencyCode } from '#contract/entities/scalars.ts'
import { rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { defineSetting, readSettings } from '#gateway/system/settings.ts'
import { inLanguage } from '#lib/in-language.ts'

const earning = (gameType: GameType, turnover: string) => ({ gameType, points: 1, turnover, currency: 'BRL' })

/** How points are earned; off by default. `turnover` in minor units. */
const pointsSetting = defineSetting(
  'points',
  type({
    enabled: boolean(),
    earning: array(
      type({
        gameType: GameType,
        points: integer(),
        turnover: pattern(string(), /^[1-9]\d{0,17}$/),
        currency: CurrencyCode,
      }),
    ),
    password: enums(['login', 'payment']),
  }),
  {
    enabled: false,
    earning: [
      earning('RNG', '1000'),
      earning('FISH', '1000'),
      earning('LIVE', '5000'),
      earning('PVP', '5000'),
      earning('SPORTS', '5000'),
      earning('LOTT', '2000'),
      earning('ELOTT', '2000'),
    ],
    password: 'payment',
  },
)

/** Rules of the points mall. Points never expire (product rule 11.1). */
export async function pointConfig({ database }: GatewayDeps) {
  const { points } = await readSettings(database, { points: pointsSetting })
  return {
    enabled: points.enabled,
    expires: false,
    earning: points.earning.map((rule) => ({ ...rule, turnover: BigInt(rule.turnover) })),
    password: points.password,
  }
}

const RewardRow = type({
  id: string(),
  texts: record(string(), type({ name: string(), remark: string() })),
  quantity: nullable(integer()),
  points: integer(),
  amount_requirement: nullable(bigint()),
  value: nullable(bigint()),
  currency: string(),
  status: enums(['open', 'coming', 'closed']),
})

/** Rewards in their order, in the language or in one of the site's. */
export async function listRewards({ database }: GatewayDeps, language: string) {
  const rows = await rowsOf(
    database,
    RewardRow,
    `SELECT id, texts, quantity, points, amount_requirement, value, currency, status FROM point_reward
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
        value: money(row.value),
        status: row.status,
      }
    }),
  }
}
