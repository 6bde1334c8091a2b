import { modules } from '#contract/entities/whitelabel.ts'
import { registerMember } from '#tests/support/people.ts'
import { codeProducers } from './codes.ts'
import { handoffProducers } from './handoff.ts'
import { loginProducers } from './login.ts'
import { passkeyLoginProducers } from './passkeys.ts'
import type { AreaProducers } from './producer.ts'
import { recoveryProducers } from './recovery.ts'
import { registerProducers } from './register.ts'
import { stepProducers } from './second-step.ts'
import { switchOff } from './steps.ts'

const nothing = () => ({ input: {} })

export const authProducers: AreaProducers<'auth'> = {
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
}
