import { Countdown } from './Countdown.tsx'
import type { TablePlay } from './use-table.ts'
import { useTableWords } from './words.ts'

/** The time of a decision. */
export interface DecisionTime {
  /** ISO 8601. */
  readonly from: string
  readonly to: string
  readonly name: (seconds: number) => string
}

interface Props {
  readonly play: TablePlay
  /** A decision that is due; undefined if none is. */
  readonly decision?: DecisionTime | undefined
}

/**
 * The countdown of a table: to the end of the bets or of a decision, and after a result to the next round. It stands where other games have
 * their button.
 */
export function TableCountdown({ play: { table, stage, clock }, decision }: Props) {
  const t = useTableWords()
  const { round } = table
  const isOpen = stage === 'open'
  const isBetween = stage === 'over' || stage === 'void' || stage === 'waiting'
  return (
    <Countdown
      clock={clock}
      from={isOpen ? round?.opensAt : decision?.from}
      to={isOpen ? round?.closesAt : decision?.to}
      text={t(isBetween ? (table.isOpen ? 'live.ring.wait' : 'live.ring.shut') : 'live.ring.closed')}
      isBusy={stage === 'closed' || stage === 'showing'}
      name={isOpen ? undefined : decision?.name}
    />
  )
}
