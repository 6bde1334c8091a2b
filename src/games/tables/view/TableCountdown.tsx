import { Countdown } from './Countdown.tsx'
import type { TablePlay } from './use-table.ts'
import { useTableWords } from './words.ts'

/** The countdown of a table: to the end of the bets, and after a result to the next round. It stands where other games have their button. */
export function TableCountdown({ play: { table, stage, clock } }: { readonly play: TablePlay }) {
  const t = useTableWords()
  const { round } = table
  const isOpen = stage === 'open'
  return (
    <Countdown
      clock={clock}
      from={isOpen ? round?.opensAt : undefined}
      to={isOpen ? round?.closesAt : undefined}
      text={t(stage === 'over' || stage === 'void' || stage === 'waiting' ? 'live.ring.wait' : 'live.ring.closed')}
      isBusy={stage === 'closed' || stage === 'showing'}
    />
  )
}
