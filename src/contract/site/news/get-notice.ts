import { array, enums, type Infer, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { BannerStruct, Execution, HeadlineStruct, NoticeTypes } from './announcement.ts'

const NoticeRequestStruct = object({
  types: NoticeTypes,
  platform: enums(['W']),
  /** Without it, those that everybody may read. */
  execution: optional(Execution),
  language: optional(Language),
})
export type NoticeRequest = Infer<typeof NoticeRequestStruct>

const NoticeResponseStruct = type({
  banners: array(BannerStruct),
  player: array(HeadlineStruct),
  popup: array(HeadlineStruct),
  promotion: array(HeadlineStruct),
})
export type NoticeResponse = Infer<typeof NoticeResponseStruct>

/** Types that were not requested are empty lists. `getAnnouncements` has the contents. */
export const getNotice = defineCall({
  name: 'getNotice',
  summary: 'Banners, marquee, popup headlines and promotions, in the order to show them.',
  method: 'GET',
  path: '/wps/notice',
  auth: 'none',
  request: NoticeRequestStruct,
  response: NoticeResponseStruct,
})
