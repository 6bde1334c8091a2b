import { modules } from '#contract/site/system/whitelabel.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { ruleInForce } from '#tests/support/referral.ts'
import type { Producers } from './producer.ts'

async function switchedOff({ deps: { database, now } }: TestGateway) {
  await writeSetting(database, 'whitelabel', [{ modId: modules.referral, enabled: false, childrenNodes: [] }], now())
}

export const referralProducers = {
  getReferral: {
    async success(gateway) {
      await ruleInForce(gateway.deps.database, gateway.deps.now())
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {
      async referral_off(gateway) {
        const { token } = await registerMember(gateway)
        await switchedOff(gateway)
        return { input: {}, token }
      },
    },
  },
  getReferrals: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: { pageSize: 5 }, token }
    },
    refusals: {
      async referral_off(gateway) {
        const { token } = await registerMember(gateway)
        await switchedOff(gateway)
        return { input: { pageSize: 5 }, token }
      },
    },
  },
} satisfies Producers
