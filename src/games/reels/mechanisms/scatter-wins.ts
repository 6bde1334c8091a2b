import type { SpinProfile } from '#games/reels/profile.ts'
import type { ReelWin } from '#games/reels/types.ts'
import { cellsWith, type Window } from '#games/reels/window.ts'
import { scatterPay } from '#games/slots/rules.ts'

/** What three scatters or more pay, wherever they are; empty for fewer, or for a profile without them. */
export function scatterWins(
  { scatterPays }: Pick<SpinProfile, 'scatterPays'>,
  window: Window,
  stake: bigint,
): readonly ReelWin[] {
  const cells = cellsWith(window, 'scatter')
  if (!scatterPays || cells.length < 3) return []
  const amount = scatterPay({ scatterPays }, cells.length) * stake
  return [{ by: 'scatter', symbol: 'scatter', count: cells.length, cells, amount }]
}
