import type { AgentLink } from '#contract/agents/links/agent-link.ts'
import { postbackEvents } from '#contract/agents/postbacks/postback.ts'
import { setLinkPostback } from '#contract/agents/postbacks/set-link-postback.ts'
import type { PostbackMessage, PostbackOutcome } from '#gateway/agents/postbacks/sender.ts'
import { agentWithLink } from './agent-links.ts'
import type { TestGateway } from './gateway.ts'
import type { Person } from './people.ts'

export const receiver = 'https://tracker.example/in?key=a'

/** Gives a link a receiver of all its events. */
export const setPostbackBy = (
  gateway: TestGateway,
  { token }: Pick<Person, 'token'>,
  { linkId }: Pick<AgentLink, 'linkId'>,
  changed: object = {},
) => gateway.call(setLinkPostback, { linkId, url: receiver, events: postbackEvents, ...changed }, { token })

/** A new agent with a link and a receiver of all its events. */
export async function tellingLink(gateway: TestGateway, changed: object = {}) {
  const { owner, link } = await agentWithLink(gateway, { rate: 0 })
  const { secret } = (await setPostbackBy(gateway, owner, link, changed)).value()
  if (secret === null) throw new Error('The first postback came without a secret')
  return { owner, link, secret }
}

/** A sender that records messages, and answers as the test says. */
export function fakeReceiver() {
  const taken: (PostbackMessage & { readonly url: string })[] = []
  let answer: PostbackOutcome = { status: 200 }
  return {
    taken,
    answers(next: PostbackOutcome) {
      answer = next
    },
    async send(url: string, message: PostbackMessage): Promise<PostbackOutcome> {
      taken.push({ ...message, url })
      return answer
    },
  }
}
