import { object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

/**
 * PNG or JPEG, regardless of the file name. It is cut to a square and redrawn, so nothing else of the file is kept.
 */
export const setIcon = defineCall({
  name: 'setIcon',
  summary: 'Replaces the picture of the caller’s account.',
  method: 'PUT',
  path: '/wps/member/info/icon',
  auth: 'member',
  upload: true,
  limit: 'upload',
  request: object({}),
  response: type({ icon: string() }),
  errors: ['picture_invalid', 'picture_too_large', 'upload_limit'],
})
