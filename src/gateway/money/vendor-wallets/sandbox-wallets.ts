import { bigint, enums, type Infer, nullable, type } from 'superstruct'
import type { Database, Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { refusalReasons, type TransferAnswer, type TransferWallet, type VendorRequest } from './transfer-wallet.ts'

const MoveRow = type({
  outcome: enums(['done', 'refused']),
  reason: nullable(enums(refusalReasons)),
  at: Instant,
  amount: bigint(),
})
const BalanceRow = type({ balance: bigint() })

/** Milliseconds until a slow vendor answers, and until a silent vendor does. */
const slowTime = 20_000
const silentTime = 60 * 60_000

/**
 * The cents of an amount decide the outcome of a transfer, so that every outcome can be tried: `.91` the vendor
 * refuses, `.92` the answer is lost but it acted, `.93` the request is lost, `.94` the answer is malformed, `.95` it
 * answers late, `.96` it acted and is silent for an hour.
 */
const fates = { refused: 91n, answerLost: 92n, requestLost: 93n, malformed: 94n, slow: 95n, silent: 96n }

const fateOf = (amount: bigint) => (amount < 0n ? -amount : amount) % 100n

/**
 * Simulates a vendor: it keeps a wallet for each member, acts once per reference, and answers questions about
 * references. Wallets and references are stored in the database, so that they survive a restart of the gateway.
 *
 * @param database asked outside of any transaction of the caller
 */
export function sandboxWallet(database: Database, vendor: string, now: () => Date): TransferWallet {
  const move = async (request: VendorRequest, sign: 1n | -1n): Promise<TransferAnswer> => {
    const fate = fateOf(request.amount)
    if (fate === fates.requestLost) throw new Error('The sandbox lost the request')
    const due = new Date(now().getTime() + (fate === fates.slow ? slowTime : fate === fates.silent ? silentTime : 0))
    const amount = sign * request.amount
    const row = await database.transaction((tx) =>
      act(tx, { ...request, vendor, amount, due, isRefused: fate === fates.refused }),
    )
    if (fate === fates.answerLost || fate === fates.silent) throw new Error('The sandbox lost the answer')
    if (fate === fates.malformed) return Object({ ok: 'maybe' })
    return answerOf(row, now())
  }
  return {
    transferIn: (request) => move(request, 1n),
    transferOut: (request) => move(request, -1n),
    async balance(member, currency) {
      const text =
        'SELECT balance FROM sandbox_wallet WHERE vendor = :vendor AND member = :member AND currency = :currency'
      return (await rowOf(database, BalanceRow, text, { vendor, member, currency })) ?? { balance: 0n }
    },
    async status(reference) {
      // A reference that never arrived is stored as refused, so that it stays refused if it arrives later.
      await database.query(
        `INSERT INTO sandbox_wallet_move (vendor, reference, member, currency, amount, outcome, reason, at)
         VALUES (:vendor, :reference, '', 'XXX', 0, 'refused', 'never_arrived', :at) ON CONFLICT DO NOTHING`,
        { vendor, reference, at: now() },
      )
      const row = await findMove(database, vendor, reference)
      if (!row) throw new Error('The sandbox forgot a reference')
      if (fateOf(row.amount) === fates.silent && now() < row.at) throw new Error('The sandbox says nothing')
      return answerOf(row, now())
    },
  }
}

interface Act extends VendorRequest {
  readonly vendor: string
  readonly due: Date
  readonly isRefused: boolean
}

/** Moves money once per reference; a wallet never falls below zero. @returns the result, also if it was moved before */
async function act(tx: Transaction, { vendor, reference, member, currency, amount, due, isRefused }: Act) {
  const owner = { vendor, member, currency }
  await tx.query(
    'INSERT INTO sandbox_wallet (vendor, member, currency, balance) VALUES (:vendor, :member, :currency, 0) ON CONFLICT DO NOTHING',
    owner,
  )
  const where = 'WHERE vendor = :vendor AND member = :member AND currency = :currency'
  const wallet = await rowOf(tx, BalanceRow, `SELECT balance FROM sandbox_wallet ${where} FOR UPDATE`, owner)
  const isLow = (wallet?.balance ?? 0n) + amount < 0n
  const reason = isRefused ? 'refused_by_vendor' : isLow ? 'vendor_balance_low' : null
  const made = await tx.query(
    `INSERT INTO sandbox_wallet_move (vendor, reference, member, currency, amount, outcome, reason, at)
     VALUES (:vendor, :reference, :member, :currency, :amount, :outcome, :reason, :due) ON CONFLICT DO NOTHING RETURNING reference`,
    { vendor, reference, member, currency, amount, outcome: reason === null ? 'done' : 'refused', reason, due },
  )
  if (made.length > 0 && reason === null)
    await tx.query(`UPDATE sandbox_wallet SET balance = balance + :amount ${where}`, { ...owner, amount })
  const row = await findMove(tx, vendor, reference)
  if (!row) throw new Error('The sandbox forgot a reference')
  return row
}

function findMove(on: Transaction | Database, vendor: string, reference: string) {
  const text =
    'SELECT outcome, reason, at, amount FROM sandbox_wallet_move WHERE vendor = :vendor AND reference = :reference'
  return rowOf(on, MoveRow, text, { vendor, reference })
}

function answerOf({ reason, at }: Infer<typeof MoveRow>, now: Date): TransferAnswer {
  if (reason !== null) return { state: 'refused', reason }
  return { state: now < at ? 'processing' : 'done' }
}
