import type { PointReward } from '#stores/points.ts'

/** Why a reward cannot be redeemed by somebody with so many points; undefined if it can. */
export function hindrance({ status, quantity, points }: PointReward, owned: bigint) {
  if (status !== 'open') return status
  if (quantity === 0) return 'soldOut'
  return owned < BigInt(points) ? 'missing' : undefined
}
