/**
 * Many calls of the money door in one statement, for games that many play at once: what each would do alone, in their order, without a
 * way to the database for each.
 *
 * @module
 */

import { type Infer, integer, type } from 'superstruct'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { call, callOne } from '#gateway/platform/ledger/call.ts'
import type { bet, win } from './door.ts'
import { Bet, Win } from './results.ts'
import { nameOf, type TransactionName } from './transaction-name.ts'
import { validBetRule } from './valid-bet.ts'

type Placing = Parameters<typeof bet>[1]

/** The bets of one player that open rounds of their own; see `bet`. */
interface Bets extends Pick<Placing, 'gameSessionId' | 'engine' | 'now'> {
  readonly bets: readonly (Pick<Placing, 'transaction' | 'key' | 'stake'> & { readonly reference: string })[]
}

/**
 * Places bets of one player as `bet` does each. One that is refused keeps none of the others from being placed: the caller undoes its
 * transaction if it wants all or none.
 *
 * @returns the answer to each, in their order
 * @throws {LedgerFailure} as `bet`
 */
export function placeMany(tx: Transaction, { bets, ...shared }: Bets): Promise<Infer<typeof Bet>[]> {
  const text = `SELECT v.* FROM jsonb_array_elements(:bets::jsonb) WITH ORDINALITY AS o (bet, place)
      CROSS JOIN LATERAL vendor_bet(o.bet ->> 'vendor', o.bet ->> 'transactionId', decode(o.bet ->> 'hash', 'hex'), :gameSessionId,
        :engine, o.bet ->> 'key', (o.bet ->> 'stake')::bigint, NULL, o.bet ->> 'reference', false, NULL, :now) v
    ORDER BY o.place`
  const asked = bets.map(({ transaction, key, stake, reference }) => ({
    ...{ ...wireName(transaction), key, reference, stake: `${stake}` },
  }))
  return call(tx, Bet, text, { ...shared, bets: JSON.stringify(asked) })
}

type Settlement = Parameters<typeof win>[1]

/**
 * Settles bets as `win` does each; those of one transaction lock their wallets in the order in which they are given.
 *
 * @returns the answer to each, in their order
 * @throws {LedgerFailure} as `win`; then none is settled
 */
export function winMany(
  tx: Transaction,
  wins: readonly Omit<Settlement, 'now'>[],
  now: Date,
): Promise<Infer<typeof Win>[]> {
  const text = `SELECT v.* FROM jsonb_array_elements(:wins::jsonb) WITH ORDINALITY AS o (win, place)
      CROSS JOIN LATERAL vendor_win(o.win ->> 'vendor', o.win ->> 'transactionId', decode(o.win ->> 'hash', 'hex'), o.win ->> 'betId',
        o.win ->> 'state', (o.win ->> 'win')::bigint, (o.win ->> 'outcome')::jsonb, (o.win ->> 'validBet')::bigint, :validBetRule,
        (o.win ->> 'unseen')::boolean, :now) v
    ORDER BY o.place`
  const asked = wins.map(({ transaction, win: won, validBet, unseen = false, ...rest }) => ({
    ...{ ...wireName(transaction), ...rest, win: `${won}`, validBet: `${validBet}`, unseen },
  }))
  return call(tx, Win, text, { wins: JSON.stringify(asked), validBetRule, now })
}

const Ended = type({ lost: integer() })

/** Ends rounds as `endRound` does each. @returns how many open bets have lost by that */
export async function endMany(tx: Transaction, rounds: readonly bigint[], now: Date): Promise<number> {
  const text = `SELECT coalesce(sum(v.lost), 0)::int AS lost FROM jsonb_array_elements_text(:rounds::jsonb) AS o (round)
    CROSS JOIN LATERAL vendor_end(o.round::bigint, :validBetRule, :now) v`
  return (await callOne(tx, Ended, text, { rounds: JSON.stringify(rounds.map(String)), validBetRule, now })).lost
}

/** The name in its form for JSON. */
function wireName(name: TransactionName) {
  const { hash, ...rest } = nameOf(name)
  return { ...rest, hash: Buffer.from(hash).toString('hex') }
}
