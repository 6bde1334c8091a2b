import { useEffect } from 'react'
import { celebrationOf, tierOf } from '#games/slots/celebration.ts'
import type { Payment } from '#games/slots/stage.ts'
import type { InstantPlay } from './use-instant.ts'

/** What the last round paid, for the bar, with its sound if that was more than its stake; undefined if it paid nothing. */
export function useLastWin({ last, sound }: InstantPlay): Payment | undefined {
  const win = last?.win ?? 0n
  const staked = last?.stake ?? 0n
  const gain = win > staked
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round has its own sound
  useEffect(() => {
    if (gain) sound('win')
  }, [last?.roundId, gain])
  return win === 0n ? undefined : { from: 0n, to: win, gain, celebration: celebrationOf(tierOf(win, staked)) }
}
