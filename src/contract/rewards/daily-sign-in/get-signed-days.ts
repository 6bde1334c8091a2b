import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { SignedDayStruct } from './daily-sign-in.ts'

export const getSignedDays = defineCall({
  name: 'getSignedDays',
  summary: 'Days that the caller has signed in, newest first, each with its reward.',
  method: 'GET',
  path: '/wps/signIn/days',
  auth: 'member',
  request: object({ ...pageRequest }),
  response: Paged(SignedDayStruct),
})
