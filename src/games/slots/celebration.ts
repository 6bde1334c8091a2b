import type { SoundName } from './sound.ts'

/** How large a payment is beside its stake. */
export type Tier = 'return' | 'win' | 'big' | 'mega' | 'epic'

/**
 * A payment up to the stake is no gain, and nothing celebrates it (UK Gambling Commission, RTS 14F: no losses disguised
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
  /** Winning symbols move, and the amount stands in gold over rays. */
  readonly lively: boolean
  /** Milliseconds over which an amount counts up; 0 shows it at once. */
  readonly countMs: number
  /** Covers the reels with the tier's name and coins. */
  readonly banner: boolean
}

const quiet: Celebration = { sound: undefined, lively: false, countMs: 0, banner: false }
const win: Celebration = { sound: 'win', lively: true, countMs: 900, banner: false }
const big: Celebration = { ...win, sound: 'big', banner: true }

const celebrations: Readonly<Record<Tier, Celebration>> = { return: quiet, win, big, mega: big, epic: big }

/** All that may celebrate a payment of this size: sound, motion and words come from here alone. */
export function celebrationOf(tier: Tier): Celebration {
  return celebrations[tier]
}
