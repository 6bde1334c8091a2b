import { array, boolean, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/entities/scalars.ts'
import { AnnouncementStruct } from './announcement.ts'

/**
 * The specification's first-login notice. Whether this session is the account's first the gateway knows, so the popups of
 * execution F are for nobody else; in any later session the list is empty.
 */
export const getFirstLoginNotice = defineCall({
  name: 'getFirstLoginNotice',
  summary: 'Popups for who is logged in for the first time, during that session.',
  method: 'GET',
  path: '/wps/notice/firstLogin',
  auth: 'member',
  request: object({ language: Language }),
  response: type({ firstTime: boolean(), list: array(AnnouncementStruct) }),
})
