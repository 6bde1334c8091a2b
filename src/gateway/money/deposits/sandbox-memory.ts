import type { Charge, ChargeRequest, KnownCharge, PaymentProvider, ReturnRequest } from './payment-provider.ts'

/** Entries that a sandbox keeps; older ones it forgets, like a provider that never got the request. */
const mostEntries = 2_000

/** Keeps an entry of a sandbox, and forgets the oldest one if there are too many. @returns the entry */
export function keepNewest<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > mostEntries && oldest !== undefined) map.delete(oldest)
  return value
}

/**
 * The common behaviour of sandboxes whose payment method has no standard: they open one charge per reference, and return once
 * per reference.
 */
export function sandboxMemory(open: (request: ChargeRequest) => Charge) {
  const charges = new Map<string, Charge>()
  const returns = new Map<string, ReturnRequest>()
  return {
    createCharge: async (request) =>
      charges.get(request.reference) ?? keepNewest(charges, request.reference, open(request)),
    // The sandbox's bank reports a payment at once and loses nothing, so it has no payments to report when it is asked.
    findCharge: async (reference): Promise<KnownCharge | undefined> => {
      const charge = charges.get(reference)
      return charge && { ...charge, state: 'open', payments: [] }
    },
    sendBack: async (request) => {
      if (!returns.has(request.reference)) keepNewest(returns, request.reference, request)
      return 'done'
    },
    findReturn: async (reference) => (returns.has(reference) ? 'done' : undefined),
    sentBack: (endToEndId: string) =>
      [...returns.values()].reduce((sum, { endToEndId: id, amount }) => (id === endToEndId ? sum + amount : sum), 0n),
  } satisfies Partial<PaymentProvider> & { sentBack(endToEndId: string): bigint }
}
