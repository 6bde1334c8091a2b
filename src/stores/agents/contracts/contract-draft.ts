import type { ContractTerms } from '#contract/agents/contracts/contract-terms.ts'
import { localDecimal, parseAmount } from '#lib/money.ts'
import { asCode, asKey } from '#lib/pasted.ts'

/** A tier in the form's text fields. Rates are percents with up to two decimals. */
export interface TierDraft {
  readonly rate: string
  readonly validBet: string
  readonly pnl: string
  readonly active: string
}

/** A cost in the form's text fields. */
export interface CostDraft {
  readonly sign: 'minus' | 'plus'
  readonly basis: ContractTerms['costs'][number]['basis']
  readonly percent: string
}

/** Terms in the form: typed values are text, chosen values are the same as in the terms. */
export interface TermsDraft extends Omit<ContractTerms, 'tiers' | 'costs' | 'active' | 'minimumActive'> {
  readonly tiers: readonly TierDraft[]
  readonly costs: readonly CostDraft[]
  readonly minimumActive: string
  readonly active: Omit<ContractTerms['active'], 'validBet' | 'deposit'> & {
    readonly validBet: string
    readonly deposit: string
  }
}

export const emptyTier: TierDraft = { rate: '', validBet: '', pnl: '', active: '' }

/**
 * Terms as fields show them. Conditions that are 0 or not asked are empty.
 *
 * @param less hundredths of a percent to subtract from each rate
 */
export function draftOf(terms: ContractTerms, currency: string, locale: string, less = 0): TermsDraft {
  const amount = (value: bigint | null) => (value === null || value === 0n ? '' : signed(value, currency, locale))
  // A percent has two decimals, as this currency.
  const percent = (value: number) => localDecimal(BigInt(Math.max(0, value)), 'BRL', locale)
  const count = (value: number) => (value === 0 ? '' : String(value))
  return {
    ...terms,
    tiers: terms.tiers.map(({ rate, validBet, pnl, active }) => ({
      rate: percent(rate - less),
      validBet: amount(validBet),
      pnl: pnl === null ? '' : signed(pnl, currency, locale),
      active: count(active),
    })),
    costs: terms.costs.map((cost) => ({ ...cost, percent: percent(cost.percent) })),
    minimumActive: count(terms.minimumActive),
    active: { ...terms.active, validBet: amount(terms.active.validBet), deposit: amount(terms.active.deposit) },
  }
}

const signed = (value: bigint, currency: string, locale: string) =>
  value < 0n ? `-${localDecimal(-value, currency, locale)}` : localDecimal(value, currency, locale)

/** The terms that were written; undefined if a field holds no figure. */
export function termsOf(draft: TermsDraft, currency: string): ContractTerms | undefined {
  const amount = (text: string) => (text.trim() === '' ? 0n : parseAmount(text, currency))
  const count = (text: string) =>
    text.trim() === '' ? 0 : /^\d{1,6}$/.test(asCode(text)) ? Number(asCode(text)) : undefined
  const tiers = draft.tiers.map(({ rate, validBet, pnl, active }) => ({
    rate: percentOf(rate),
    validBet: amount(validBet),
    pnl: pnl.trim() === '' ? null : signedAmount(pnl, currency),
    active: count(active),
  }))
  const costs = draft.costs.map(({ percent, ...cost }) => ({ ...cost, percent: percentOf(percent) }))
  const [validBet, deposit] = [amount(draft.active.validBet), amount(draft.active.deposit)]
  const minimumActive = count(draft.minimumActive)
  if (validBet === undefined || deposit === undefined || minimumActive === undefined) return undefined
  if (!tiers.every(isWhole) || !costs.every(isWhole)) return undefined
  return { ...draft, tiers, costs, minimumActive, active: { ...draft.active, validBet, deposit } }
}

/** Hundredths of a percent. */
export function percentOf(text: string): number | undefined {
  const hundredths = parseAmount(text.replace('%', ''), 'BRL')
  return hundredths === undefined || hundredths > 10_000n ? undefined : Number(hundredths)
}

function signedAmount(text: string, currency: string): bigint | undefined {
  const [, sign, rest = ''] = /^(-?) ?(.*)$/.exec(asKey(text)) ?? []
  const amount = parseAmount(rest, currency)
  return sign && amount !== undefined ? -amount : amount
}

type Whole<Row> = { [Name in keyof Row]: Exclude<Row[Name], undefined> }

const isWhole = <Row extends object>(row: Row): row is Row & Whole<Row> =>
  Object.values(row).every((one) => one !== undefined)
