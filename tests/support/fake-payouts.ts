import type { PayoutProvider, PayoutRequest, PayoutStatus } from '#gateway/money/withdrawals/payout-provider.ts'

/** A payout provider whose answers the test decides; it counts its requests. */
export function fakePayouts() {
  const silent = () => Promise.reject(new Error('no answer'))
  const said = {
    submit: (_request: PayoutRequest): Promise<PayoutStatus> => Promise.resolve({ state: 'processing' }),
    find: (): Promise<PayoutStatus | undefined> => Promise.resolve({ state: 'processing' }),
  }
  const submitted: string[] = []
  const provider: PayoutProvider = {
    code: 'fake',
    submit: (request) => {
      submitted.push(`${request.reference} ${request.amount}`)
      return said.submit(request)
    },
    find: () => said.find(),
  }
  return { provider, said, submitted, silent }
}
