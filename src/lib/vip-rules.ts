/** The rules of the VIP page. */
interface VipRules {
  readonly benefitEvery: 'week' | 'month'
  readonly levels: readonly { readonly benefit: bigint }[]
}

/** Keys of the rules of the VIP page in their order, with the values of their texts. */
export function vipRules(
  { benefitEvery, levels }: VipRules,
  rebate: { readonly period: 'day' | 'week'; readonly claimDays: number },
) {
  return [
    ['rules.validBet'],
    ['rules.level'],
    ...(levels.some(({ benefit }) => benefit > 0n) ? ([[`rules.benefit.${benefitEvery}`]] as const) : []),
    ['rules.bonus'],
    [`rules.rebate.${rebate.period}`],
    ['rules.claim', { count: rebate.claimDays }],
    ['rules.trial'],
  ] as const
}
