import { countText } from '#lib/count-text.ts'
import type { Translate } from '#lib/messages.ts'
import type { PointReward } from '#stores/rewards/points/points.ts'

/** `12.345 pontos`, in the words and digits of the language. */
export function pointText(t: Translate<'points'>, points: bigint, locale: string): string {
  return t('points.number', { count: Number(points < 0n ? -points : points), points: digits(points, locale) })
}

/** A number of points with the separators of the language. */
export const digits = (points: bigint, locale: string): string => countText(points, locale)

/** Why a member with a number of points cannot redeem a reward; undefined if it is possible. */
export function unavailableReason({ status, quantity, points }: PointReward, owned: bigint) {
  if (status !== 'open') return status
  if (quantity === 0) return 'soldOut'
  return owned < BigInt(points) ? 'missing' : undefined
}
