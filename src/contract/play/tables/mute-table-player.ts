import { boolean, object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'

/** Mutes the author of a message for this member, or hears them again. One who is unknown changes nothing. */
export const muteTablePlayer = defineCall({
  name: 'muteTablePlayer',
  summary: 'Hides the messages of a player at shared tables, or shows them again.',
  method: 'POST',
  path: '/wps/game/tables/mute',
  auth: 'game',
  request: object({ authorKey: Text, muted: boolean() }),
  response: object({}),
  errors: ['game_session_closed'],
})
