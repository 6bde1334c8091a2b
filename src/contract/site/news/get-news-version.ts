import { type Infer, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'

/** Parts of what the operator publishes that built pages show. */
const NewsVersionStruct = type({
  promotions: string(),
  banners: string(),
  vip: string(),
  points: string(),
  contacts: string(),
})
export type NewsVersion = Infer<typeof NewsVersionStruct>

/** Pages compare the texts with those of their build; they say nothing else, and are no longer than needed for that. */
export const getNewsVersion = defineCall({
  name: 'getNewsVersion',
  summary:
    'A short text for each part of what the operator publishes: promotions, banners of the home page, VIP levels, points mall, contacts. A changed text means that there is newer content.',
  method: 'GET',
  path: '/wps/notice/version',
  auth: 'none',
  request: object({ language: Language }),
  response: NewsVersionStruct,
})
