import { runJackpot } from '#gateway/rewards/jackpot/run-jackpot.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { enableJackpot } from '#tests/support/jackpot.ts'
import { registerMember } from '#tests/support/people.ts'
import type { Producers } from './producer.ts'

async function won(gateway: TestGateway) {
  await enableJackpot(gateway.deps)
  await runJackpot(gateway.deps)
  await registerMember(gateway)
  return { input: {} }
}

export const jackpotProducers = {
  getJackpot: { success: won, refusals: {} },
  getJackpotWins: { success: () => ({ input: {} }), refusals: {} },
} satisfies Producers
