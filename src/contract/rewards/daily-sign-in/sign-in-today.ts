import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { SignInStruct } from './daily-sign-in.ts'

/**
 * There is one sign-in for each member and civil day, so the call can be repeated: on the same day it pays nothing
 * more.
 */
export const signInToday = defineCall({
  name: 'signInToday',
  summary: 'Signs in for today, and pays the day’s reward.',
  method: 'POST',
  path: '/wps/signIn/today',
  auth: 'member',
  request: object({}),
  response: SignInStruct,
  errors: ['sign_in_off', 'play_blocked'],
})
