import type { AreaProducers } from './producer.ts'

export const rewardsProducers: AreaProducers<'rewards'> = {
  getPointConfig: { success: () => ({ input: {} }), refusals: {} },
  getPointRewards: { success: () => ({ input: { language: 'pt' } }), refusals: {} },
}
