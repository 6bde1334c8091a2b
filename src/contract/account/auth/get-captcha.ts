import { object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const getCaptcha = defineCall({
  name: 'getCaptcha',
  summary: 'A picture with letters to copy, as base64 PNG. Valid once, for five minutes.',
  method: 'GET',
  path: '/wps/captcha',
  auth: 'none',
  limit: 'captcha',
  request: object({}),
  response: type({ captchaId: string(), image: string() }),
})
