import { parseConfig } from '#gateway/config.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import { openDeposit } from '#gateway/money/deposits/deposits.ts'
import { payCharge } from '#gateway/money/deposits/pay-charge.ts'
import { paymentProviders } from '#gateway/money/deposits/providers.ts'
import { sendBackPayments } from '#gateway/money/deposits/send-back.ts'
import { askAbout, payWithdrawals } from '#gateway/money/withdrawals/pay-out.ts'
import { payoutPorts } from '#gateway/money/withdrawals/ports.ts'
import { requestWithdrawal } from '#gateway/money/withdrawals/request.ts'
import { sandboxPayouts } from '#gateway/money/withdrawals/sandbox-payouts.ts'
import { findWithdrawal } from '#gateway/money/withdrawals/withdrawal-queries.ts'
import type { Database, DatabaseConfig } from '#gateway/platform/db/client.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { bet, betAndWin, endRound, houseTransaction, win } from '#gateway/play/vendors/door.ts'
import type { Work } from './perform.ts'

/** A player as text, for the process that is killed. */
export type JobPlayer = { memberId: string; gameSessionId: string; account: string; payoutAccount: string }

export type Job = Work & {
  database: DatabaseConfig
  players: JobPlayer[]
}

const config = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PAYMENT_PROVIDER: 'sandbox' })
const log = createLog(config.logLevel)

/** The kind of operation `number`, which is always the same. */
const kindOf = (number: number) => kinds[number % kinds.length] ?? 'transfer'
const kinds = ['transfer', 'spin', 'deposit', 'bet', 'withdrawal', 'spin', 'returned', 'bet'] as const

/**
 * Operation `number`: a transfer of 3; a stake of 5 that wins 4, in one statement or in three; a deposit of 10.00 by
 * the sandbox provider, from the charge to the credit; a withdrawal of 7, from the request to the payout; a payment of
 * 10.91 by another person, from the charge to the end of its return.
 */
export async function operation(database: Database, players: readonly JobPlayer[], number: number): Promise<void> {
  const player = players[number % players.length]
  if (!player) throw new Error('Nobody plays.')
  switch (kindOf(number)) {
    case 'transfer':
      return await transferOnce(database, player, number)
    case 'deposit':
      return await payIn(database, player, number)
    case 'returned':
      return await payBack(database, player, number)
    case 'withdrawal':
      return await payOut(database, player, number)
    default:
      return await play(database, player, number)
  }
}

const keyOf = (number: number) => `key-${number}`

async function transferOnce(database: Database, player: JobPlayer, number: number): Promise<void> {
  const legs = [
    { system: 'deposits' as const, amount: -3n },
    { account: BigInt(player.account), amount: 3n },
  ]
  await once(database, { actor: 'worker', key: keyOf(number), request: { number } }, async (tx) => {
    await transfer(tx, { kind: 'deposit', reference: `operation:${number}`, legs })
    return 'paid'
  })
}

async function play(database: Database, player: JobPlayer, number: number): Promise<void> {
  const memberId = BigInt(player.memberId)
  const key = keyOf(number)
  const now = new Date()
  const transaction = houseTransaction(memberId, key, { number })
  const placing = { transaction, gameSessionId: BigInt(player.gameSessionId), engine: 'test', key, stake: 5n, now }
  if (kindOf(number) === 'spin')
    return void (await betAndWin(database, { ...placing, win: 4n, outcome: '{}', validBet: 5n }))
  const placed = await bet(database, { ...placing, round: { reference: `${number}`, exclusive: false } })
  if (!('wager_id' in placed)) throw new Error(`The bet was not placed: ${placed.result}.`)
  const settlement = { betId: transaction.id, state: 'won', win: 4n, outcome: '{}', validBet: 5n, now } as const
  await win(database, { ...settlement, transaction: houseTransaction(memberId, `win-${number}`, { number }) })
  await endRound(database, placed.round_id, now)
}

const inBrl = { currency: 'BRL', accountCurrency: 'BRL' } as const

/** In the sandbox another person pays amounts that end in 91 cents. */
async function payBack(database: Database, player: JobPlayer, number: number): Promise<void> {
  await payIn(database, player, number, 10_91n)
  await sendBackPayments(gatewayDeps({ database, config, log, now: () => new Date() }), paymentProviders(config))
}

async function payIn(database: Database, player: JobPlayer, number: number, amount = 10_00n): Promise<void> {
  const deps = gatewayDeps({ database, config, log, now: () => new Date() })
  const order = { ...inBrl, memberId: BigInt(player.memberId), method: 'pix', amount } as const
  const { payload } = await openDeposit(deps, { ...order, key: keyOf(number) })
  await payCharge(deps, payload)
}

async function payOut(database: Database, player: JobPlayer, number: number): Promise<void> {
  const at = (later: number) => gatewayDeps({ database, config, log, now: () => new Date(Date.now() + later) })
  const from = { sessionId: 0n, address: '127.0.0.1' }
  const order = { ...inBrl, memberId: BigInt(player.memberId), from, accountId: player.payoutAccount, amount: 7n }
  const { withdrawalId } = await requestWithdrawal(at(0), payoutPorts(at(0)), { ...order, key: keyOf(number) })
  await payWithdrawals(at(0), sandboxPayouts(database, at(0).now))
  // By the next time the sandbox's bank has paid, including repeated submissions.
  for (let state = '', later = 60_000; state !== 'paid'; later += 60_000) {
    await askAbout(at(later), sandboxPayouts(database, at(later).now), withdrawalId)
    state = (await findWithdrawal(database, withdrawalId))?.state ?? 'gone'
    if (state === 'gone' || state === 'failed') throw new Error(`The withdrawal is ${state}.`)
  }
}

/** The amount that operation `number` adds to its account. */
export const effect = (number: number): bigint =>
  ({ transfer: 3n, spin: -1n, bet: -1n, deposit: 10_00n, withdrawal: -7n, returned: 0n })[kindOf(number)]

/** Kinds of the transfers that it makes. */
export function transferKinds(number: number): string[] {
  const kind = kindOf(number)
  if (kind === 'withdrawal') return ['withdrawal']
  if (kind === 'returned') return ['unclaimed', 'unclaimed-return']
  return kind === 'spin' || kind === 'bet' ? ['bet', 'bet-payout'] : ['deposit']
}
