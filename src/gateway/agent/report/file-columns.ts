import type { TeamBet } from '#contract/agent/get-team-bets.ts'
import type { TeamLoss } from '#contract/agent/get-team-losses.ts'
import type { TeamMovement } from '#contract/agent/get-team-movements.ts'
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
