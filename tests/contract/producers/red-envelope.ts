import { openRedEnvelope } from '#contract/rewards/red-envelopes/open-red-envelope.ts'
import { hours } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { publish } from '#tests/support/red-envelope.ts'
import type { Producers } from './producer.ts'
import { ofExcluded } from './protection.ts'

/** An open envelope, and a member without a share of it. */
async function before(gateway: TestGateway, shares = 20) {
  const { token } = await registerMember(gateway)
  const envelopeId = await publish(gateway.deps.database, gateway.deps.now(), { shares })
  return { input: { envelopeId }, token }
}

const absent = async (gateway: TestGateway) => ({ ...(await before(gateway)), input: { envelopeId: '999999999' } })

export const redEnvelopeProducers = {
  getRedEnvelopes: {
    async success(gateway) {
      const { token } = await before(gateway)
      return { input: { language: 'pt' }, token }
    },
    refusals: {},
  },
  getTakenShares: {
    async success(gateway) {
      const sending = await before(gateway)
      ;(await gateway.call(openRedEnvelope, sending.input, sending)).value()
      return sending
    },
    refusals: { envelope_not_found: absent },
  },
  openRedEnvelope: {
    success: (gateway) => before(gateway),
    refusals: {
      envelope_not_found: absent,
      async envelope_closed(gateway) {
        const { input } = await before(gateway)
        gateway.clock.advance(hours(25))
        // A later call finds it over.
        return { input, token: (await registerMember(gateway)).token }
      },
      async envelope_empty(gateway) {
        const sending = await before(gateway, 1)
        ;(await gateway.call(openRedEnvelope, sending.input, sending)).value()
        return { ...sending, token: (await registerMember(gateway)).token }
      },
      play_blocked: ofExcluded(before),
    },
  },
} satisfies Producers
