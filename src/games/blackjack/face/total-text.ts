import type { Total } from '../hand.ts'

/** A total as players say it: a soft one as both that it may count. */
export const totalText = ({ total, soft }: Total): string =>
  soft && total < 21 ? `${total - 10}/${total}` : `${total}`
