import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'

export interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

/** Finds all addresses of a name, until the signal ends the search. @throws if there are none, or nobody says */
export type ResolveName = (host: string, signal: AbortSignal) => Promise<readonly ResolvedAddress[]>

type Asked = Pick<Resolver, 'resolve4' | 'resolve6' | 'cancel'>

/** Milliseconds for the first question to a name server, and how often each is asked. */
const asking = { timeout: 1_000, tries: 2 }

/**
 * Asks the name servers of the machine itself. The system's own lookup (`dns.lookup`) runs on four threads that the whole process
 * shares, where a few names of a slow server hold up every other name, and it cannot be ended.
 *
 * @param open a resolver for one name, which ends with it; tests replace it
 */
export function nameResolver(open: () => Asked = () => new Resolver(asking)): ResolveName {
  return async (host, signal) => {
    signal.throwIfAborted()
    const resolver = open()
    const end = () => resolver.cancel()
    signal.addEventListener('abort', end, { once: true })
    try {
      const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
      const found = [...addressesOf(four, 4), ...addressesOf(six, 6)]
      if (found.length === 0) throw four.status === 'rejected' ? four.reason : new Error(`${host} has no address`)
      return found
    } finally {
      signal.removeEventListener('abort', end)
    }
  }
}

const addressesOf = (answer: PromiseSettledResult<readonly string[]>, family: number): ResolvedAddress[] =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []

/** Whether a search ended without an answer, which says nothing about the name. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^E(TIMEOUT|CANCELLED|CONNREFUSED|SERVFAIL|REFUSED)$/.test(String(error.code))

/** A resolver that answers every lookup with one checked address. */
export function always({ address, family }: ResolvedAddress): LookupFunction {
  return (_, { all }, answer) => (all ? answer(null, [{ address, family }]) : answer(null, address, family))
}
