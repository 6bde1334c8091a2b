import { modules } from '#contract/entities/whitelabel.ts'
import { newMobile } from '#tests/support/access.ts'
import { solution } from '#tests/support/challenge.ts'
import type { CallProducers, Prepare } from './producer.ts'
import { switchOff } from './steps.ts'

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

export const codeProducers = {
  sendLoginCode: sending('mobileNum', modules.mobileCodeLogin),
  sendRegisterCode: sending('mobileNo', modules.mobileRegisterCode),
}
