import type { ContractTerms } from '#contract/agents/contracts/contract-terms.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'

export type ContractWords = Translate<'contracts'>

/** One line about a contract: a name and a value. */
export interface TermLine {
  readonly key: string
  readonly label: string
  readonly text: string
}

type TierConditions = Pick<ContractTerms['tiers'][number], 'validBet' | 'pnl' | 'active'>

/** The conditions of a tier, as a part of a sentence; empty without conditions. */
export function conditionsText(
  t: ContractWords,
  { validBet, pnl, active }: TierConditions,
  currency: string,
  locale: string,
): string {
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const parts = [
    ...(validBet > 0n ? [t('tier.bets', { amount: money(validBet) })] : []),
    ...(pnl === null ? [] : [t('tier.pnl', { amount: money(pnl) })]),
    ...(active > 0 ? [t('tier.active', { count: active })] : []),
  ]
  return new Intl.ListFormat(locale).format(parts)
}

/** All terms of a contract, in sentences. */
export function termLines(t: ContractWords, terms: ContractTerms, currency: string, locale: string): TermLine[] {
  const isDividend = terms.kind === 'dividend'
  const asksForActive = terms.minimumActive > 0 || terms.tiers.some(({ active }) => active > 0)
  const lines: TermLine[] = [
    ...terms.tiers.map((tier, place) => {
      const asked = conditionsText(t, tier, currency, locale)
      const rate = rateText(tier.rate, locale)
      const label = t('terms.tier', { place: place + 1 })
      return { key: `tier${place}`, label, text: asked ? t('tier.when', { rate, asked }) : t('tier.any', { rate }) }
    }),
    { key: 'of', label: t('terms.of'), text: t(isDividend ? 'terms.of.dividend' : 'terms.of.salary') },
    { key: 'cycle', label: t('terms.cycle'), text: t(`cycle.${terms.cycle}`) },
  ]
  if (terms.tiers.length > 1)
    lines.push({
      key: 'marginal',
      label: t('terms.marginal'),
      text: t(terms.isMarginal ? 'terms.marginal.yes' : 'terms.marginal.no'),
    })
  if (isDividend) {
    lines.push({ key: 'costs', label: t('terms.costs'), text: costsText(t, terms, locale) })
    lines.push({ key: 'carry', label: t('terms.carry'), text: t(`carry.${terms.carry}`) })
  }
  if (asksForActive)
    lines.push({ key: 'active', label: t('terms.active'), text: activeText(t, terms, currency, locale) })
  return [
    ...lines,
    { key: 'minimum', label: t('terms.minimum'), text: minimumText(t, terms) },
    { key: 'shortfall', label: t('terms.shortfall'), text: t(`shortfall.${terms.shortfall}`) },
    { key: 'payer', label: t('terms.payer'), text: t(`payer.${terms.payer}`) },
  ]
}

/** The costs in their order. */
function costsText(t: ContractWords, { costs }: ContractTerms, locale: string): string {
  if (costs.length === 0) return t('terms.costs.none')
  return costs
    .map(({ sign, basis, percent }) =>
      t(`cost.${sign}`, { percent: rateText(percent, locale), basis: t(`basis.${basis}`) }),
    )
    .join(', ')
}

function minimumText(t: ContractWords, { minimumActive: count, missedActive }: ContractTerms): string {
  return count === 0 ? t('terms.minimum.none') : t(`terms.minimum.${missedActive}`, { count })
}

function activeText(t: ContractWords, { active }: ContractTerms, currency: string, locale: string): string {
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const { validBet, deposit, needs, scope } = active
  const rule = () => {
    if (validBet > 0n && deposit > 0n) return t(`active.${needs}`, { bets: money(validBet), deposits: money(deposit) })
    if (validBet > 0n) return t('active.bets', { amount: money(validBet) })
    return deposit > 0n ? t('active.deposits', { amount: money(deposit) }) : t('active.any')
  }
  return t(`active.scope.${scope}`, { rule: rule() })
}
