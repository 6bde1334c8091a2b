import { array, enums, type Infer, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { AnnouncementStruct, Execution, NoticeTypes } from './announcement.ts'

const AnnouncementsRequestStruct = object({
  types: NoticeTypes,
  platform: enums(['W']),
  /** Without it, those that everybody may read. */
  execution: optional(Execution),
  language: optional(Language),
})
export type AnnouncementsRequest = Infer<typeof AnnouncementsRequestStruct>

/** With a member's session those for logged-in people leave out what the member cannot take (product rule 12.23). At most 200 entries; the client splits them into pages of nine (product rule 12.4). */
export const getAnnouncements = defineCall({
  name: 'getAnnouncements',
  summary: 'Announcements with their contents, the newest first.',
  method: 'GET',
  path: '/wps/notice/content',
  auth: 'none',
  request: AnnouncementsRequestStruct,
  response: type({ list: array(AnnouncementStruct) }),
})
