import { createHandoff } from '#contract/account/auth/create-handoff.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { newMobile } from '#tests/support/access.ts'
import { solution } from '#tests/support/challenge.ts'
import { registerMember } from '#tests/support/people.ts'
import { loginProducers } from './login.ts'
import { passkeyLoginProducers } from './passkeys.ts'
import type { CallProducers, Prepare, Producers } from './producer.ts'
import { recoveryProducers } from './recovery.ts'
import { registerProducers } from './register.ts'
import { stepProducers } from './second-step.ts'
import { switchOff } from './steps.ts'

const handoffProducers = {
  createHandoff: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  redeemHandoff: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      const { code } = (await gateway.call(createHandoff, {}, { token })).value()
      return { input: { code } }
    },
    refusals: { handoff_invalid: () => ({ input: { code: 'unknown' } }) },
  },
} as const satisfies Record<string, CallProducers>

type Modules = (typeof modules)[keyof typeof modules]

/** A call that sends a code to the number in `field`. */
function sending(field: 'mobileNum' | 'mobileNo', modId: Modules) {
  const to = (number: string, more: object = {}) => ({ [field]: number, countryDialingCode: '+55', ...more })
  const success: Prepare = async (gateway) => ({ input: to(newMobile(), await solution(gateway)) })
  return {
    success,
    refusals: {
      mobile_invalid: async (gateway) => ({ input: to('0000', await solution(gateway)) }),
      challenge_required: () => ({ input: to(newMobile()) }),
      challenge_failed: () => ({ input: to(newMobile(), { challenge: 'no solution' }) }),
      async provider_not_configured(gateway) {
        await switchOff(gateway, modId)
        return await success(gateway)
      },
    },
  } satisfies CallProducers
}

const codeProducers = {
  sendLoginCode: sending('mobileNum', modules.mobileCodeLogin),
  sendRegisterCode: sending('mobileNo', modules.mobileRegisterCode),
}

const nothing = () => ({ input: {} })

export const authProducers = {
  getCaptcha: { success: nothing, refusals: {} },
  getChallenge: { success: nothing, refusals: {} },
  getCountries: { success: nothing, refusals: {} },
  getOutbox: { success: () => ({ input: { to: '+5511987654321' } }), refusals: {} },
  freePlay: {
    success: () => ({ input: { platform: 'W' } }),
    refusals: {
      async free_play_closed(gateway) {
        await switchOff(gateway, modules.freePlay)
        return { input: { platform: 'W' } }
      },
    },
  },
  logout: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  ...loginProducers,
  ...passkeyLoginProducers,
  ...stepProducers,
  ...handoffProducers,
  ...codeProducers,
  ...registerProducers,
  ...recoveryProducers,
} satisfies Producers
