import fc from 'fast-check'
import { expect } from 'vitest'
import { command } from './command.ts'
import type { MemberOracle } from './member-oracle.ts'
import type { MemberReal } from './member-real.ts'
import type { Outcome } from './oracle.ts'
import { bare, outcomeOf } from './outcome.ts'

export type MemberCommand = fc.AsyncCommand<MemberOracle, MemberReal>

export const step = command<MemberOracle, MemberReal>
export const member = fc.nat(1)
export const place = fc.nat(3)
export const amount = fc.bigInt(1n, 60n)
/** The key of a request: mostly a new one, sometimes a used one. */
export const key = fc.constantFrom(null, null, null, null, null, 0, 1)

/** One of what is there, or a place where nothing is. */
export const among = (all: readonly unknown[], at: number) => (all.length > 0 ? at % all.length : at)

/** For a command that may run in two gateways at once. */
export const atOnce = <Result>(isTwice: boolean, work: () => Promise<Result>) =>
  Promise.all(isTwice ? [work(), work()] : [work()])

export function ownerOf({ players, payoutAccounts }: MemberReal, at: number) {
  const player = players[at]
  if (!player) throw new Error(`No player ${at}.`)
  const currency = 'BRL'
  return { memberId: player.memberId, currency, accountCurrency: currency, accountId: `${payoutAccounts[at]}` }
}

export function remember(references: string[], reference: string): void {
  if (!references.includes(reference)) references.push(reference)
}

interface Asked {
  readonly of: number
  readonly key: number | null
  /** Tells requests with one key apart. */
  readonly body: string
}

/** Asks the oracle, and keeps the request to the gateway for repetitions. @returns the request */
export function ask(
  { model, real }: { readonly model: MemberOracle; readonly real: MemberReal },
  { of, key: used, body }: Asked,
  work: () => Outcome,
  call: (owner: ReturnType<typeof ownerOf> & { readonly key: string }) => Promise<unknown>,
): () => Promise<void> {
  const name = `key ${used ?? model.keys.size}`
  const expected = bare(model.once(`${of} ${name}`, body, work))
  const request = async () => expect(await outcomeOf(call({ ...ownerOf(real, of), key: name }))).toEqual(expected)
  real.requests.push(request)
  return request
}
