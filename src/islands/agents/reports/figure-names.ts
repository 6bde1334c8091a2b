import type { TeamFigures } from '#contract/agents/reports/line-report.ts'
import { countText } from '#lib/count-text.ts'
import { formatMoney } from '#lib/money.ts'

/** The figures of a team, in the order in which they are shown. */
export const figureNames = [
  'members',
  'joined',
  'active',
  'firstDeposits',
  'deposits',
  'deposited',
  'withdrawals',
  'withdrawn',
  'bets',
  'stake',
  'validBet',
  'win',
  'houseResult',
  'bonusHouseResult',
  'bonuses',
  'rebates',
] as const satisfies readonly (keyof TeamFigures)[]
export type FigureName = (typeof figureNames)[number]

/** Figures that can be drawn by day. Numbers of people are left out, because a person can count on several days. */
export const dayFigures = ['houseResult', 'validBet', 'stake', 'win', 'deposited', 'withdrawn', 'bets'] as const

/** An amount as money, a count as a number. */
export const figureText = (value: bigint | number, currency: string, locale: string): string =>
  typeof value === 'bigint' ? formatMoney(value, currency, locale) : countText(value, locale)
