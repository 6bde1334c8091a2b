import { array, enums, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'

/** The texts are static pages of the site; `term` is the article's anchor on `/help`. */
export const getHelpCenter = defineCall({
  name: 'getHelpCenter',
  summary: 'Terms of the help centre with their titles, in the order to show them.',
  method: 'GET',
  path: '/wps/system/helpCenter',
  auth: 'none',
  always: true,
  request: object({ lang: Language, device: enums(['WEB']) }),
  response: type({ list: array(type({ term: string(), title: string() })) }),
})
