import type { SoundName } from './sound.ts'

/** The size of a payment in relation to its stake. */
export type Tier = 'return' | 'win' | 'big' | 'mega' | 'epic'

/**
 * Payments up to the stake are not a gain and are not celebrated (UK Gambling Commission, RTS 14F: no losses disguised
 * as wins).
 */
export function tierOf(win: bigint, stake: bigint): Tier {
  if (win <= stake) return 'return'
  if (win < 10n * stake) return 'win'
  if (win < 25n * stake) return 'big'
  return win < 60n * stake ? 'mega' : 'epic'
}

export interface Celebration {
  readonly sound: SoundName | undefined
  /** Winning symbols move, and the amount is shown in gold. */
  readonly lively: boolean
  /** Milliseconds for which an amount counts up; 0 shows it at once. */
  readonly countMs: number
  /** Covers the reels with the name of the tier. */
  readonly banner: boolean
}

const quiet: Celebration = { sound: undefined, lively: false, countMs: 0, banner: false }
const win: Celebration = { sound: 'win', lively: true, countMs: 900, banner: false }
const big: Celebration = { ...win, sound: 'big', banner: true }

const celebrations: Readonly<Record<Tier, Celebration>> = { return: quiet, win, big, mega: big, epic: big }

/** How a payment of this size is celebrated; all sound, motion and words come from here. */
export function celebrationOf(tier: Tier): Celebration {
  return celebrations[tier]
}
