/** The types of lotteries. They are stored with proofs and never change. */
export const lotteryTypeNames = [
  ...(['ssc', 'p5', '3d', 'p3', '11x5', 'pk10', 'lhc', '6x60', '5x80'] as const),
  ...(['vn-north', 'vn-central', 'vn-south', '4d', 'thai', 'lao', 'toto'] as const),
] as const
export type LotteryTypeName = (typeof lotteryTypeNames)[number]

export const isLotteryType = (name: unknown): name is LotteryTypeName =>
  (lotteryTypeNames as readonly unknown[]).includes(name)
