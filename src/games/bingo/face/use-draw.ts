import { useEffect, useState } from 'react'
import { ballsDrawn } from '#games/bingo/rules.ts'
import { isStill } from '#games/kit/still.ts'
import type { TablePlay } from '#games/tables/view/use-table.ts'
import { ballsSeen, hallDrawMs } from './hall.ts'

/**
 * Shows the balls of a shared round one after the other by the clock of the table, and tells when all are there. With reduced motion
 * they are there at once.
 *
 * @returns how many balls to show
 */
export function useDraw({ stage, clock, table, ended, shown }: TablePlay): number {
  const [at, setAt] = useState<{ readonly round: number; readonly balls: number }>()
  const round = ended?.number ?? 0
  const resultAt = table.round?.number === round ? table.round.resultAt : null
  useEffect(() => {
    if (stage !== 'showing') return
    const begun = resultAt === null ? Number.NEGATIVE_INFINITY : Date.parse(resultAt)
    const look = () => {
      const ms = isStill() ? hallDrawMs : clock.now() - begun
      setAt({ round, balls: ballsSeen(ms) })
      if (ms >= hallDrawMs) shown()
    }
    look()
    const timer = setInterval(look, 100)
    return () => clearInterval(timer)
  }, [stage, round, resultAt, clock, shown])
  if (stage === 'over') return ballsDrawn
  return stage === 'showing' && at?.round === round ? at.balls : 0
}
