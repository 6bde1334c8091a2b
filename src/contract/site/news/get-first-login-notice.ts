import { array, boolean, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { AnnouncementStruct } from './announcement.ts'

/**
 * Popups of execution F (product rule 12.3). The gateway knows whether this session is the account's first; in any other
 * session the list is empty.
 */
export const getFirstLoginNotice = defineCall({
  name: 'getFirstLoginNotice',
  summary: 'Popups for the first session of an account.',
  method: 'GET',
  path: '/wps/notice/firstLogin',
  auth: 'member',
  request: object({ language: Language }),
  response: type({ firstTime: boolean(), list: array(AnnouncementStruct) }),
})
