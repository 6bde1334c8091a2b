import type { GatewayDeps } from '#gateway/deps.ts'
import { countPoints } from '#gateway/rewards/points/count-points.ts'
import { type PointSetting, pointsSetting } from '#gateway/rewards/points/point-setting.ts'

const currency = 'BRL'

const credit = (value: number, points: number, picture: string, quantity: number | null = null) => {
  const [pt, en] = ['pt-BR', 'en'].map((locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(value / 100),
  )
  return {
    id: `saldo-${value / 100}`,
    texts: {
      pt: { name: `${pt} de saldo`, remark: 'Creditado no saldo na hora.' },
      en: { name: `${en} of balance`, remark: 'Credited to the balance at once.' },
    },
    quantity,
    points,
    amount_requirement: value >= 5000 ? 10_000 : null,
    value,
    currency,
    status: 'open',
    picture,
  }
}

const goods = (id: string, points: number, quantity: number, pt: readonly string[], en: readonly string[]) => ({
  id,
  texts: { pt: { name: pt[0], remark: pt[1] }, en: { name: en[0], remark: en[1] } },
  quantity,
  points,
  amount_requirement: null,
  value: null,
  currency,
  status: 'open',
  picture: id === 'camiseta' ? 'shirt' : 'stickers',
})

/** Values are minor units. */
export const rewards = [
  goods(
    'adesivos',
    2,
    300,
    ['Cartela de adesivos', 'Doze araras em vinil, entregues no seu endereço.'],
    ['Sheet of stickers', 'Twelve macaws in vinyl, sent to your address.'],
  ),
  credit(50, 5, 'coins'),
  credit(500, 48, 'coins'),
  credit(2_000, 190, 'notes'),
  goods(
    'camiseta',
    400,
    80,
    ['Camiseta da casa', 'Algodão, com uma arara nas costas. Tamanho combinado por mensagem.'],
    ['House T-shirt', 'Cotton, with a macaw on its back. We ask for your size.'],
  ),
  credit(5_000, 450, 'notes', 200),
  credit(20_000, 1_700, 'chest', 50),
]

/** Enables points. A point is worth as much for money as in the smallest reward of balance: five of them are 0.50. */
export const setting: PointSetting = {
  ...pointsSetting.fallback,
  enabled: true,
  convert: { points: 5, amount: '50', currency },
}

/** Creates the demonstration's rewards if there are none, and enables points unless the operator has decided about them. */
export async function seedRewards(deps: GatewayDeps): Promise<void> {
  const { database, now } = deps
  await database.query(
    `INSERT INTO point_reward (id, texts, quantity, points, amount_requirement, value, currency, status, picture, position)
     SELECT * FROM jsonb_to_recordset(:rewards::text::jsonb) AS row(id text, texts jsonb, quantity integer, points integer,
       amount_requirement bigint, value bigint, currency text, status text, picture text, position integer)
     WHERE NOT EXISTS (SELECT FROM point_reward) ON CONFLICT (id) DO NOTHING`,
    { rewards: JSON.stringify(rewards.map((reward, position) => ({ ...reward, position }))) },
  )
  await database.query(
    `INSERT INTO system_setting (name, value, changed_at) VALUES (:pointsSettingName, :setting::text::jsonb, :changedAt) ON CONFLICT (name) DO NOTHING`,
    { pointsSettingName: pointsSetting.name, setting: JSON.stringify(setting), changedAt: now() },
  )
  await countPoints(deps)
}
