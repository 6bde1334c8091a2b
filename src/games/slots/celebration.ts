import type { SoundName } from '#games/sound/recipes.ts'
import { formatMoney } from '#lib/money.ts'
import type { Translate } from './props.ts'
import type { RoundOutcome } from './types.ts'

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

/** The result of a round in one sentence, for the live region and for interrupted rounds. */
export function resultText(t: Translate, outcome: RoundOutcome, currency: string, locale: string): string {
  const [base, ...free] = outcome.spins
  const amount = formatMoney(outcome.win, currency, locale)
  if (outcome.win === 0n) return t('slots.result.none')
  if (!celebrationOf(tierOf(outcome.win, outcome.stake)).lively)
    return t('slots.result.returned', { amount, stake: formatMoney(outcome.stake, currency, locale) })
  if (free.length > 0) return t('slots.result.free', { amount, count: free.length })
  const lines = base?.wins.length ?? 0
  return lines > 0 ? t('slots.result.lines', { amount, count: lines }) : t('slots.result.scatter', { amount })
}
