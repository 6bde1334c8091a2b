import type { ProfileFacts } from '#games/reels/types.ts'
import type { ReelsTranslate } from './words.ts'

/** What a stake covers. */
export function stakeNote(
  t: ReelsTranslate,
  { pays, lines }: ProfileFacts,
  stake: bigint,
  format: (amount: bigint) => string,
): string {
  if (pays === 'lines') return t('slots.stake.lines', { count: lines, amount: format(stake / BigInt(lines)) })
  return pays === 'ways' ? t('reels.stake.ways', { count: lines }) : t('reels.stake.anywhere')
}
