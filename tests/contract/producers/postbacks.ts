import { sendTestPostback } from '#contract/agents/postbacks/send-test-postback.ts'
import { agentWithLink } from '#tests/support/agent-links.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { agent } from '#tests/support/line.ts'
import { receiver, setPostbackBy, tellingLink } from '#tests/support/postbacks.ts'
import type { Prepared, Producers } from './producer.ts'

/** A link with a receiver of its events, and a test that waits. */
async function telling(gateway: TestGateway) {
  const { owner, link } = await tellingLink(gateway)
  const { token } = owner
  const { linkId } = link
  const { deliveryId } = (await gateway.call(sendTestPostback, { linkId }, { token })).value()
  return { owner, token, linkId, deliveryId }
}

async function ofLink(gateway: TestGateway): Promise<Prepared> {
  const { token, linkId } = await telling(gateway)
  return { input: { linkId }, token }
}

async function setting(gateway: TestGateway, changed: object = {}): Promise<Prepared> {
  const { owner, link } = await agentWithLink(gateway)
  return { input: { linkId: link.linkId, url: receiver, events: ['registered'], ...changed }, token: owner.token }
}

/** An agent without links. */
const stranger =
  (input: object = {}) =>
  async (gateway: TestGateway): Promise<Prepared> => {
    const { token } = await agent(gateway)
    return { input: { linkId: '987654321', ...input }, token }
  }

/** An agent whose link no longer has an address. */
const silent =
  (name: 'linkId' | 'deliveryId') =>
  async (gateway: TestGateway): Promise<Prepared> => {
    const { owner, ...told } = await telling(gateway)
    await setPostbackBy(gateway, owner, told, { url: null, events: [] })
    return { input: { [name]: told[name] }, token: owner.token }
  }

export const postbackProducers = {
  getLinkPostback: { success: ofLink, refusals: { link_unknown: stranger() } },
  setLinkPostback: {
    success: (gateway) => setting(gateway),
    refusals: {
      link_unknown: stranger({ url: receiver, events: ['registered'] }),
      postback_url_invalid: (gateway) => setting(gateway, { url: 'https://127.0.0.1/' }),
      postback_events_missing: (gateway) => setting(gateway, { events: [] }),
    },
  },
  renewPostbackSecret: {
    async success(gateway) {
      const { token } = await agent(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  getPostbackDeliveries: {
    async success(gateway) {
      const { token, linkId } = await telling(gateway)
      // A second one, so that there is another page.
      await gateway.deps.database.query(
        `INSERT INTO postback (link_id, event, at, state) VALUES (:linkId, 'test', now(), 'delivered')`,
        { linkId: BigInt(linkId) },
      )
      return { input: { linkId, pageSize: 10 }, token }
    },
    refusals: { link_unknown: stranger({ pageSize: 10 }) },
  },
  sendPostbackAgain: {
    async success(gateway) {
      const { token, deliveryId } = await telling(gateway)
      return { input: { deliveryId }, token }
    },
    refusals: {
      async postback_unknown(gateway) {
        const { token } = await agent(gateway)
        return { input: { deliveryId: '00000000-0000-4000-8000-000000000000' }, token }
      },
      postback_address_missing: silent('deliveryId'),
    },
  },
  sendTestPostback: {
    success: ofLink,
    refusals: { link_unknown: stranger(), postback_address_missing: silent('linkId') },
  },
} satisfies Producers
