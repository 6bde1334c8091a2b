import { object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

/**
 * PNG or JPEG, whatever the name of the file says. It is cut to a square and redrawn, so nothing else of it is kept.
 */
export const setIcon = defineCall({
  name: 'setIcon',
  summary: 'Replaces the picture of the caller’s account.',
  method: 'PUT',
  path: '/wps/member/info/icon',
  auth: 'member',
  upload: true,
  request: object({}),
  response: type({ icon: string() }),
  errors: ['picture_invalid', 'picture_too_large', 'upload_limit'],
})
