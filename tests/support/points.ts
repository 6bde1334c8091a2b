import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { openWallet, pointWallet } from '#gateway/platform/ledger/wallets.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { countPoints } from '#gateway/rewards/points/count-points.ts'
import { type PointSetting, pointsSetting } from '#gateway/rewards/points/point-setting.ts'
import { rowsAs } from './rows.ts'

/** 100 points are 0.80. */
export const someRate = { points: 100, amount: '80', currency: 'BRL' } as const

/** Enables points with a rate, or changes their rules; bets that are settled from now on count. */
export async function enablePoints(deps: GatewayDeps, changed: Partial<PointSetting> = {}): Promise<void> {
  const setting: PointSetting = { ...pointsSetting.fallback, enabled: true, convert: someRate, ...changed }
  await writeSetting(deps.database, pointsSetting.name, setting, deps.now())
  await countPoints(deps)
}

/** Runs the job until nothing is left to count: transactions of other databases of the same server hold it back too. */
export async function pointsCaughtUp(deps: GatewayDeps): Promise<void> {
  for (;;) {
    await countPoints(deps)
    const [left] = await rowsAs<{ some: boolean }>(
      deps.database,
      `SELECT EXISTS (SELECT FROM wager w CROSS JOIN point_mark m WHERE w.settled_xid >= m.counted_to) AS some`,
    )
    if (!left?.some) return
  }
}

/** A member's points, and money of the main wallet in minor units. */
export async function pointsAndMoney(database: Database, memberId: bigint) {
  const [row] = await rowsAs<{ points: bigint; money: bigint }>(
    database,
    `SELECT coalesce(sum(balance) FILTER (WHERE purpose = 'points'), 0)::bigint AS points,
       coalesce(sum(balance) FILTER (WHERE purpose = 'main'), 0)::bigint AS money
     FROM ledger_account WHERE owner_kind = 'member' AND owner_id = (:memberId::bigint)::text`,
    { memberId },
  )
  return { points: row?.points ?? 0n, money: row?.money ?? 0n }
}

/** Gives a member points as if they had been earned by a lottery that no test plays. Points must have been enabled. */
export async function givenPoints(database: Database, memberId: bigint, points: bigint, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const account = await openWallet(tx, pointWallet(memberId))
    const legs = [{ account, amount: points }, { system: 'points', amount: -points } as const]
    const transferId = await transfer(tx, { kind: 'points-earned', at: now, legs })
    await tx.query(
      `INSERT INTO point_entry (member_id, at, kind, type, points, currency, game_type, version, units, turnover, transfer_id)
       SELECT :memberId, :now, 'earn', 'lottery', :points, 'BRL', 'ELOTT', max(version), :points, 2000, :transferId FROM point_rule`,
      { memberId, now, points, transferId },
    )
  })
}

interface Reward {
  readonly id: string
  readonly points?: number
  readonly quantity?: number | null
  readonly value?: number | null
  readonly required?: number | null
  readonly status?: string
}

/** Puts in a reward: 100 points for 1.00, without an end, unless it says otherwise. Goods have no value. */
export async function putReward(database: Database, reward: Reward): Promise<string> {
  const { id, points = 100, quantity = null, value = 100, required = null, status = 'open' } = reward
  const texts = { en: { name: `Reward ${id}`, remark: 'A reward' }, pt: { name: `Prêmio ${id}`, remark: 'Um prêmio' } }
  await database.query(
    `INSERT INTO point_reward (id, texts, quantity, points, amount_requirement, value, currency, status, position)
     VALUES (:id, :texts::text::jsonb, :quantity, :points, :required, :value2, 'BRL', :status, 1) ON CONFLICT (id) DO UPDATE SET status = excluded.status`,
    { id, texts: JSON.stringify(texts), quantity, points, required, value2: value, status },
  )
  return id
}

export const someAddress = {
  name: 'Maria Souza',
  street: 'Rua das Araras, 12',
  city: 'Recife',
  region: 'PE',
  postalCode: '50030-230',
  phone: '+55 81 98888-0000',
}
