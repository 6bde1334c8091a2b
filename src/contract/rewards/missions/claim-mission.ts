import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { MissionStruct } from './mission.ts'

export const claimMission = defineCall({
  name: 'claimMission',
  summary: 'Pays the reward of a mission to the main wallet, once.',
  method: 'POST',
  path: '/wps/mission/claim',
  auth: 'member',
  idempotent: true,
  request: object({ missionId: Text, language: optional(Language) }),
  response: MissionStruct,
  errors: ['mission_not_found', 'mission_not_done', 'mission_claimed', 'mission_expired', 'play_blocked'],
})
