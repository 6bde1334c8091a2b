import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { SignInStruct } from './daily-sign-in.ts'

export const getSignIn = defineCall({
  name: 'getSignIn',
  summary: 'The caller’s row of days: the signed days, today’s reward, and when the next day begins.',
  method: 'GET',
  path: '/wps/signIn',
  auth: 'member',
  request: object({}),
  response: SignInStruct,
})
