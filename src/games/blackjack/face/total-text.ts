import type { Total } from '#games/blackjack/hand.ts'

/**
 * A total as players say it: a soft one as both that it may count, as long as it may change.
 *
 * @param isFinal whether the hand gets no further card
 */
export const totalText = ({ total, soft }: Total, isFinal: boolean): string =>
  soft && total < 21 && !isFinal ? `${total - 10}/${total}` : `${total}`
