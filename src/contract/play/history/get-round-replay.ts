import { object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { PageAddress } from '#contract/vendor/to-vendor/launch.ts'

/** `replay_unavailable`: the vendor cannot show the round, or does not answer; its figures are in `getRound` all the same. */
export const getRoundReplay = defineCall({
  name: 'getRoundReplay',
  summary: 'The page on which the vendor of a game shows a past round of the caller again.',
  method: 'GET',
  path: '/wps/member/history/replay',
  auth: 'session',
  request: object({ roundId: Text, language: Language }),
  response: type({
    /** For a frame. Whoever has it can open it for some minutes. */
    url: PageAddress,
  }),
  errors: ['round_not_found', 'replay_unavailable'],
})
