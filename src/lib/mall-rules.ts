import { formatMoney } from './money.ts'

/** The rules of the points mall. */
interface MallRules {
  readonly expires: boolean
  readonly password: string
  readonly convert?: { readonly points: number; readonly amount: bigint; readonly currency: string } | null | undefined
  readonly rewards: readonly { readonly value: unknown }[]
}

/**
 * Keys of the rules of the points mall in their order, with the values of their texts.
 *
 * @param price a number of points in words
 */
export function mallRules(
  { expires, password, convert, rewards }: MallRules,
  price: (count: number) => string,
  locale: string,
) {
  const rate = convert && {
    points: price(convert.points),
    amount: formatMoney(convert.amount, convert.currency, locale),
  }
  return [
    ['rules.turnover'],
    ['rules.residue'],
    [expires ? 'rules.expire' : 'rules.keep'],
    ['rules.trial'],
    ...(rewards.some(({ value }) => value === null) ? ([['rules.goods']] as const) : []),
    ...(rate ? ([['rules.convert', rate]] as const) : []),
    ['rules.pause'],
    [password === 'login' ? 'rules.password.login' : 'rules.password'],
  ] as const
}
