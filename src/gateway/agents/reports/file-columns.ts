import type { StatementRow } from '#contract/agents/commission/commission-statement.ts'
import { type FigureValues, type ReportFigure, reportFigures } from '#contract/agents/reports/figures.ts'
import type { TeamBet } from '#contract/agents/reports/get-team-bets.ts'
import type { TeamGame } from '#contract/agents/reports/get-team-games.ts'
import type { TeamLoss } from '#contract/agents/reports/get-team-losses.ts'
import type { TeamMovement } from '#contract/agents/reports/get-team-movements.ts'
import type { IncomeRow } from '#gateway/agents/commission/agent-commission.ts'
import type { SheetCell } from '#gateway/platform/http/xlsx.ts'
import type { textsFor } from '#gateway/texts.ts'
import { civilText } from '#lib/civil-time.ts'

type Words = ReturnType<typeof textsFor>

export interface FileColumn<Row> {
  readonly title: string
  readonly cell: (row: Row) => SheetCell
  /** The cells are moments: in CSV the title names their time zone, as a text cannot. */
  readonly isMoment?: true
}

const places = (t: Words): FileColumn<Pick<TeamBet, 'account' | 'level' | 'agent'>>[] => [
  { title: t('reports.account'), cell: ({ account }) => account },
  { title: t('reports.level'), cell: ({ level }) => level },
  { title: t('team.agent'), cell: ({ agent }) => agent },
]

/** Columns of figures under the labels of their columns on the screen. */
const figureColumns = <Name extends ReportFigure>(names: readonly Name[], t: Words, currency: string) =>
  names.map(
    (name): FileColumn<FigureValues<Name>> => ({
      title: t(`reports.${name as ReportFigure}`),
      cell: ({ [name]: value }) => (typeof value === 'bigint' ? { amount: value, currency } : value),
    }),
  )

export const betColumns = (t: Words, currency: string): FileColumn<TeamBet>[] => [
  ...places(t),
  { title: t('reports.category'), cell: ({ gameType }) => t(`lane.${gameType}`) },
  ...figureColumns(reportFigures.bets, t, currency),
  { title: t('team.currency'), cell: () => currency },
]

export const gameColumns = (t: Words, currency: string): FileColumn<TeamGame>[] => [
  { title: t('reports.vendor'), cell: ({ displayName }) => displayName },
  { title: t('reports.game'), cell: ({ gameName }) => gameName },
  ...figureColumns(reportFigures.bets, t, currency),
  { title: t('team.share'), cell: ({ share }) => share / 100 },
  { title: t('team.currency'), cell: () => currency },
]

export const lossColumns = (t: Words, currency: string): FileColumn<TeamLoss>[] => [
  ...places(t),
  ...figureColumns(reportFigures.losses, t, currency),
  { title: t('team.currency'), cell: () => currency },
]

export const movementColumns = (t: Words, currency: string): FileColumn<TeamMovement>[] => [
  { title: t('reports.at'), cell: ({ at }) => new Date(at), isMoment: true },
  { title: t('reports.account'), cell: ({ account }) => account },
  { title: t('reports.kind'), cell: ({ kind }) => t(`reports.kind.${kind}`) },
  { title: t('reports.amount'), cell: ({ amount }) => ({ amount, currency }) },
  { title: t('team.currency'), cell: () => currency },
]

export const incomeColumns = (t: Words, currency: string): FileColumn<IncomeRow>[] => [
  { title: t('reports.day'), cell: ({ day }) => day },
  { title: t('reports.kind'), cell: ({ contract }) => t(`team.contract.${contract}`) },
  { title: t('reports.amount'), cell: ({ paid: amount }) => ({ amount, currency }) },
  { title: t('team.currency'), cell: () => currency },
]

export const statementColumns = (t: Words, currency: string, timeZone: string): FileColumn<StatementRow>[] => [
  { title: t('team.period'), cell: (row) => periodOf(row, timeZone) },
  { title: t('team.from'), cell: ({ from }) => new Date(from), isMoment: true },
  { title: t('team.to'), cell: ({ to }) => new Date(to), isMoment: true },
  { title: t('team.state'), cell: ({ state }) => t(`team.state.${state}`) },
  { title: t('team.base'), cell: ({ base: amount }) => ({ amount, currency }) },
  { title: t('team.carriedBase'), cell: ({ carriedIn: { base: amount } }) => ({ amount, currency }) },
  {
    title: t('team.carriedPay'),
    cell: ({ carriedIn: { shortfall, earned } }) => ({ amount: shortfall + earned, currency }),
  },
  { title: t('team.percent'), cell: ({ rate }) => (rate === null ? null : rate / 100) },
  { title: t('team.gross'), cell: ({ gross: amount }) => ({ amount, currency }) },
  { title: t('team.downlines'), cell: ({ downlines: amount }) => ({ amount, currency }) },
  { title: t('team.pay'), cell: ({ pay, owes }) => ({ amount: pay - owes, currency }) },
  { title: t('team.currency'), cell: () => currency },
  { title: t('team.paidAt'), cell: ({ paidAt }) => (paidAt === null ? null : new Date(paidAt)), isMoment: true },
  { title: t('team.number'), cell: ({ id }) => id },
]

/** A period on the clock of a zone: its day, its first and last day, or its day with hours. */
function periodOf({ period, from, to }: StatementRow, timeZone: string): string {
  const [first, end] = [civilText(timeZone, new Date(from)), civilText(timeZone, new Date(to))]
  if (period.startsWith('h:') || period.startsWith('m5:')) return `${first.slice(0, 16)}–${end.slice(11, 16)}`
  // The end belongs to the next period.
  const [day, last] = [first.slice(0, 10), civilText(timeZone, new Date(Date.parse(to) - 1)).slice(0, 10)]
  return day === last ? day : `${day} – ${last}`
}
