import { enums, type Infer, integer, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { MessageStruct, messageGroups } from './message.ts'

const MessagesRequestStruct = object({
  group: optional(enums(messageGroups)),
  state: optional(enums(['unread'])),
  ...pageRequest,
})
export type MessagesRequest = Infer<typeof MessagesRequestStruct>

export const getMessages = defineCall({
  name: 'getMessages',
  summary: 'Messages to the caller, newest first.',
  method: 'GET',
  path: '/wps/member/messages',
  auth: 'member',
  request: MessagesRequestStruct,
  /** `unread` counts those of every group and page. */
  response: type({ ...Paged(MessageStruct).schema, unread: integer() }),
})
