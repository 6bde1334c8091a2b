import type { Database, DatabaseConfig } from '#gateway/db/client.ts'
import { once } from '#gateway/ledger/once.ts'
import { transfer } from '#gateway/ledger/transfers.ts'
import { bet, betAndWin, endRound, houseTransaction, win } from '#gateway/vendor/door.ts'

/** A player as text, for the process that is killed. */
export type JobPlayer = { memberId: string; gameSessionId: string; account: string }

export type Job = {
  database: DatabaseConfig
  players: JobPlayer[]
  /** Operations of which no answer was seen: done first, with their old keys. */
  unknown: number[]
  /** Where new operations begin; null: none, end after the unknown ones. */
  from: number | null
}

/** Operation `number` is always the same one: even ones pay 3 in, odd ones stake 5 and win 4, in one statement or three. */
export async function operation(database: Database, players: readonly JobPlayer[], number: number): Promise<void> {
  const player = players[number % players.length]
  if (!player) throw new Error('Nobody plays.')
  const account = BigInt(player.account)
  const key = `key-${number}`
  if (number % 2 === 0) {
    const legs = [
      { system: 'deposits' as const, amount: -3n },
      { account, amount: 3n },
    ]
    await once(database, { actor: 'worker', key, request: { number } }, async (tx) => {
      await transfer(tx, { kind: 'deposit', reference: `operation:${number}`, legs })
      return 'paid'
    })
    return
  }
  const memberId = BigInt(player.memberId)
  const now = new Date()
  const transaction = houseTransaction(memberId, key, { number })
  const placing = { transaction, gameSessionId: BigInt(player.gameSessionId), engine: 'test', key, stake: 5n, now }
  if (number % 4 === 1) return void (await betAndWin(database, { ...placing, win: 4n, outcome: '{}', validBet: 5n }))
  const placed = await bet(database, { ...placing, round: { reference: `${number}`, exclusive: false } })
  if (!('wager_id' in placed)) throw new Error(`The bet was not placed: ${placed.result}.`)
  const settlement = { betId: transaction.id, state: 'won', win: 4n, outcome: '{}', validBet: 5n, now } as const
  await win(database, { ...settlement, transaction: houseTransaction(memberId, `win-${number}`, { number }) })
  await endRound(database, placed.round_id, now)
}

/** What operation `number` adds to its account. */
export function effect(number: number): bigint {
  return number % 2 === 0 ? 3n : -1n
}

/** Kinds of the transfers that it makes. */
export function transferKinds(number: number): string[] {
  return number % 2 === 0 ? ['deposit'] : ['bet', 'bet-payout']
}
