import type { Database, DatabaseConfig } from '#gateway/db/client.ts'
import { once } from '#gateway/ledger/once.ts'
import { holdOnce, playOnce, settleOnce } from '#gateway/ledger/spin.ts'
import { transfer } from '#gateway/ledger/transfers.ts'

export type Job = {
  database: DatabaseConfig
  accounts: string[]
  /** Operations of which no answer was seen: done first, with their old keys. */
  unknown: number[]
  /** Where new operations begin; null: none, end after the unknown ones. */
  from: number | null
}

/** Operation `number` is always the same one: even ones pay 3 in, odd ones stake 5 and win 4, in one statement or two. */
export async function operation(database: Database, accounts: readonly string[], number: number): Promise<void> {
  const account = BigInt(accounts[number % accounts.length] ?? '0')
  const identity = { actor: 'worker', key: `key-${number}`, request: { number } }
  const reference = `operation:${number}`
  if (number % 2 === 0) {
    const legs = [
      { system: 'deposits' as const, amount: -3n },
      { account, amount: 3n },
    ]
    await once(database, identity, async (tx) => {
      await transfer(tx, { kind: 'deposit', reference, legs })
      return 'paid'
    })
    return
  }
  const bet = { ...identity, account, amount: 5n, kind: 'stake', reference }
  if (number % 4 === 1) return void (await playOnce(database, { ...bet, counterparty: 'house', payout: 4n }))
  const { holdId } = await holdOnce(database, bet)
  await settleOnce(database, { holdId, counterparty: 'house', payout: 4n, answer: { number } })
}

/** What operation `number` adds to its account. */
export function effect(number: number): bigint {
  return number % 2 === 0 ? 3n : -1n
}

/** Kinds of the transfers that carry its reference. */
export function transferKinds(number: number): string[] {
  return number % 2 === 0 ? ['deposit'] : ['stake', 'stake-payout']
}
