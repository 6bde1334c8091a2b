import { useCallback, useMemo, useState } from 'react'
import type { CountedSlip, WantedSlip } from '#games/lottery/slip.ts'

/** A bet on the slip, with what it counts. */
export interface SlipBet {
  readonly id: number
  readonly wanted: WantedSlip
  readonly slip: CountedSlip
}

/** Most bets of a slip; the gateway takes no more. */
const mostBets = 100

/** The bets that were put on the slip and are not placed yet. */
export function useSlip() {
  const [bets, setBets] = useState<readonly SlipBet[]>([])
  const add = useCallback(
    (wanted: WantedSlip, slip: CountedSlip) =>
      setBets((before) =>
        before.length >= mostBets ? before : [...before, { id: (before.at(-1)?.id ?? 0) + 1, wanted, slip }],
      ),
    [],
  )
  const remove = useCallback((id: number) => setBets((before) => before.filter((bet) => bet.id !== id)), [])
  const clear = useCallback(() => setBets([]), [])
  const stake = useMemo(() => bets.reduce((sum, bet) => sum + bet.slip.stake, 0n), [bets])
  return { bets, stake, add, remove, clear }
}
