import { login } from '#contract/account/auth/login.ts'
import type { VerificationOffer } from '#contract/account/auth/verify-login.ts'
import { mobileMember } from '#tests/support/access.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { credentials } from './login.ts'
import type { CallProducers } from './producer.ts'
import { newAddress, setPayeeName } from './steps.ts'

/** A login that waits for its second step: by SMS, or by the name with the bank. */
async function begun(gateway: TestGateway): Promise<string> {
  const person = await mobileMember(gateway, newAddress())
  await setPayeeName(gateway, person, 'Maria da Silva')
  const { envelope } = await gateway.call(login, credentials(person), { address: newAddress() })
  const { verificationId } = ('code' in envelope ? envelope.value : {}) as VerificationOffer
  return verificationId
}

const answer = (verificationId: string, method: string, code: string) => ({ input: { verificationId, method, code } })

export const stepProducers = {
  sendVerification: {
    success: async (gateway) => ({ input: { verificationId: await begun(gateway), method: 'sms' } }),
    refusals: {
      verification_expired: () => ({ input: { verificationId: 'unknown', method: 'sms' } }),
      method_not_available: async (gateway) => ({
        input: { verificationId: await begun(gateway), method: 'email' },
      }),
    },
  },
  verifyLogin: {
    success: async (gateway) => answer(await begun(gateway), 'payeeName', 'MARIA DA  SILVA'),
    refusals: {
      verification_expired: () => answer('unknown', 'payeeName', 'Maria da Silva'),
      method_not_available: async (gateway) => answer(await begun(gateway), 'authenticator', '000000'),
      code_wrong: async (gateway) => answer(await begun(gateway), 'payeeName', 'João'),
    },
  },
} as const satisfies Record<string, CallProducers>
