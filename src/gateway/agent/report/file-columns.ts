import type { TeamBet } from '#contract/agent/get-team-bets.ts'
import type { TeamLoss } from '#contract/agent/get-team-losses.ts'
import type { TeamMovement } from '#contract/agent/get-team-movements.ts'
import type { StatementRow } from '#contract/entities/commission-statement.ts'
import type { IncomeRow } from '#gateway/agent/commission/own-commission.ts'
import type { SheetCell } from '#gateway/http/xlsx.ts'
import type { textsFor } from '#gateway/texts.ts'

type Words = ReturnType<typeof textsFor>

export interface FileColumn<Row> {
  readonly title: string
  readonly cell: (row: Row) => SheetCell
}

const places = (t: Words): FileColumn<Pick<TeamBet, 'account' | 'level' | 'agent'>>[] => [
  { title: t('team.account'), cell: ({ account }) => account },
  { title: t('team.level'), cell: ({ level }) => level },
  { title: t('team.agent'), cell: ({ agent }) => agent },
]

export const betColumns = (t: Words, currency: string): FileColumn<TeamBet>[] => [
  ...places(t),
  { title: t('team.category'), cell: ({ gameType }) => t(`lane.${gameType}`) },
  { title: t('team.bets'), cell: ({ bets }) => bets },
  { title: t('team.stake'), cell: ({ stake: amount }) => ({ amount, currency }) },
  { title: t('team.validBet'), cell: ({ validBet: amount }) => ({ amount, currency }) },
  { title: t('team.win'), cell: ({ win: amount }) => ({ amount, currency }) },
  { title: t('team.net'), cell: ({ net: amount }) => ({ amount, currency }) },
  { title: t('team.bonusNet'), cell: ({ bonusNet: amount }) => ({ amount, currency }) },
  { title: t('team.currency'), cell: () => currency },
]

export const lossColumns = (t: Words, currency: string): FileColumn<TeamLoss>[] => [
  ...places(t),
  { title: t('team.deposited'), cell: ({ deposited: amount }) => ({ amount, currency }) },
  { title: t('team.withdrawn'), cell: ({ withdrawn: amount }) => ({ amount, currency }) },
  { title: t('team.bonuses'), cell: ({ bonuses: amount }) => ({ amount, currency }) },
  { title: t('team.rebates'), cell: ({ rebates: amount }) => ({ amount, currency }) },
  { title: t('team.stake'), cell: ({ stake: amount }) => ({ amount, currency }) },
  { title: t('team.win'), cell: ({ win: amount }) => ({ amount, currency }) },
  { title: t('team.loss'), cell: ({ loss: amount }) => ({ amount, currency }) },
  { title: t('team.currency'), cell: () => currency },
]

export const movementColumns = (t: Words, currency: string): FileColumn<TeamMovement>[] => [
  { title: t('team.at'), cell: ({ at }) => new Date(at) },
  { title: t('team.account'), cell: ({ account }) => account },
  { title: t('team.kind'), cell: ({ kind }) => t(`team.kind.${kind}`) },
  { title: t('team.amount'), cell: ({ amount }) => ({ amount, currency }) },
  { title: t('team.currency'), cell: () => currency },
]

export const incomeColumns = (t: Words, currency: string): FileColumn<IncomeRow>[] => [
  { title: t('team.day'), cell: ({ day }) => day },
  { title: t('team.kind'), cell: ({ contract }) => t(`team.contract.${contract}`) },
  { title: t('team.amount'), cell: ({ paid: amount }) => ({ amount, currency }) },
  { title: t('team.currency'), cell: () => currency },
]

export const statementColumns = (t: Words, currency: string): FileColumn<StatementRow>[] => [
  { title: t('team.period'), cell: ({ period }) => period },
  { title: t('team.from'), cell: ({ from }) => new Date(from) },
  { title: t('team.to'), cell: ({ to }) => new Date(to) },
  { title: t('team.state'), cell: ({ state }) => t(`team.state.${state}`) },
  { title: t('team.base'), cell: ({ base: amount }) => ({ amount, currency }) },
  { title: t('team.percent'), cell: ({ rate }) => (rate === null ? null : rate / 100) },
  { title: t('team.gross'), cell: ({ gross: amount }) => ({ amount, currency }) },
  { title: t('team.downlines'), cell: ({ downlines: amount }) => ({ amount, currency }) },
  { title: t('team.pay'), cell: ({ pay, owes }) => ({ amount: pay - owes, currency }) },
  { title: t('team.currency'), cell: () => currency },
  { title: t('team.paidAt'), cell: ({ paidAt }) => (paidAt === null ? null : new Date(paidAt)) },
  { title: t('team.number'), cell: ({ id }) => id },
]
