import type { GatewayDeps } from '#gateway/deps.ts'

const credit = (id: string, pt: string, en: string, points: number, value: number, quantity: number | null) => ({
  id,
  texts: {
    pt: { name: pt, remark: 'Creditado no saldo. A troca ainda não abriu.' },
    en: { name: en, remark: 'Credited to the balance. Redeeming has not opened yet.' },
  },
  quantity,
  points,
  amount_requirement: value >= 5000 ? 10_000 : null,
  value,
  currency: 'BRL',
  status: 'coming',
})

/** Minor units. */
export const rewards = [
  credit('saldo-5', 'R$ 5,00 de saldo', 'R$ 5.00 of balance', 500, 500, null),
  credit('saldo-20', 'R$ 20,00 de saldo', 'R$ 20.00 of balance', 1_900, 2_000, null),
  credit('saldo-50', 'R$ 50,00 de saldo', 'R$ 50.00 of balance', 4_500, 5_000, 200),
  credit('saldo-200', 'R$ 200,00 de saldo', 'R$ 200.00 of balance', 17_000, 20_000, 50),
]

/** Creates the demonstration's rewards if there are none. */
export async function seedRewards({ database }: GatewayDeps): Promise<void> {
  await database.query(
    `INSERT INTO point_reward (id, texts, quantity, points, amount_requirement, value, currency, status, position)
     SELECT * FROM jsonb_to_recordset($1::text::jsonb) AS row(id text, texts jsonb, quantity integer, points integer,
       amount_requirement bigint, value bigint, currency text, status text, position integer)
     WHERE NOT EXISTS (SELECT FROM point_reward) ON CONFLICT (id) DO NOTHING`,
    [JSON.stringify(rewards.map((reward, position) => ({ ...reward, position })))],
  )
}
