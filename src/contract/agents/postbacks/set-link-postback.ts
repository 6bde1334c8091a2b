import { array, enums, nullable, object, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { PostbackStruct, postbackEvents } from './postback.ts'

export const setLinkPostback = defineCall({
  name: 'setLinkPostback',
  summary:
    'Sets the address and the events of a link’s postbacks from now on. The first call of an agent also creates the secret and shows it once.',
  method: 'PUT',
  path: '/wps/agent/link/postback',
  auth: 'agent',
  /**
   * `https` only, with a name and no IP address. Without a URL the link sends nothing, and waiting postbacks are
   * cancelled.
   */
  request: object({
    linkId: Text,
    url: nullable(size(string(), 1, 500)),
    events: size(array(enums(postbackEvents)), 0, postbackEvents.length),
  }),
  response: type({ postback: PostbackStruct, secret: nullable(string()) }),
  errors: ['link_unknown', 'postback_url_invalid', 'postback_events_missing'],
})
