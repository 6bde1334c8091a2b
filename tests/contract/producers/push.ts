import type { TestGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { newSubscription } from '#tests/support/push.ts'
import type { Prepared, Producers } from './producer.ts'

const by =
  (input: () => object) =>
  async (gateway: TestGateway): Promise<Prepared> => {
    const { token } = await registerMember(gateway)
    return { input: input(), token }
  }

export const pushProducers = {
  getPush: { success: by(() => ({})), refusals: {} },
  setPush: { success: by(() => ({ withdrawals: true, rewards: false })), refusals: {} },
  subscribePush: {
    success: by(newSubscription),
    refusals: { push_invalid: by(() => newSubscription({ endpoint: 'https://127.0.0.1/' })) },
  },
  unsubscribePush: { success: by(() => ({})), refusals: {} },
} satisfies Producers
