import { integer, max, min, type } from 'superstruct'
import { defineSetting } from '#gateway/system/settings.ts'

/** The operator's rules of contracts between agents (product rule 31.9). */
export const agentContractSetting = defineSetting(
  'agentContracts',
  type({
    /** Days after which a request that nobody has answered is over. */
    offerDays: max(min(integer(), 1), 90),
  }),
  { offerDays: 7 },
)
