import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { RewardStruct } from './reward.ts'

export const claimReward = defineCall({
  name: 'claimReward',
  summary: 'Pays a reward to the main wallet, or grants its bonus, once.',
  method: 'POST',
  path: '/wps/reward/claim',
  auth: 'member',
  idempotent: true,
  request: object({ claimId: Text, language: optional(Language) }),
  response: RewardStruct,
  errors: ['reward_not_found', 'reward_claimed', 'reward_over', 'play_blocked'],
})
