import { bigint, enums, string, type } from 'superstruct'
import type { VendorRequestOf } from '#contract/vendor/define-vendor-call.ts'
import type { walletIn } from '#contract/vendor/to-vendor/wallet.ts'
import type { StudioDeps } from './deps.ts'
import { oweReport } from './reports.ts'
import { expectRound, moveRound, type StudioRound } from './rounds.ts'

interface Owner {
  readonly vendor: string
  readonly player: string
  readonly currency: string
}

/** What a player has in the wallet that a vendor keeps, in minor units. */
export function walletBalance({ books }: StudioDeps, { vendor, player, currency }: Owner): bigint {
  const text = 'SELECT balance FROM wallet WHERE vendor = :vendor AND player = :player AND currency = :currency'
  return books.row(type({ balance: bigint() }), text, { vendor, player, currency })?.balance ?? 0n
}

/** Adds to a wallet, or takes from it. @returns the balance; undefined if there is less than is taken */
function change(deps: StudioDeps, owner: Owner, amount: bigint): bigint | undefined {
  const { vendor, player, currency } = owner
  const balance = walletBalance(deps, owner) + amount
  if (balance < 0n) return undefined
  deps.books.run(
    `INSERT INTO wallet (vendor, player, currency, balance) VALUES (:vendor, :player, :currency, :balance)
     ON CONFLICT (vendor, player, currency) DO UPDATE SET balance = excluded.balance`,
    { vendor, player, currency, balance },
  )
  return balance
}

/** Takes the stake from the wallet and pays the win into it, with the state of the round and the report that it is owed. */
export function playFromWallet(deps: StudioDeps, round: StudioRound): StudioRound {
  return deps.books.transaction(() => {
    const now = expectRound(deps, round.vendor, round.id)
    if (now.state !== 'drawn') return now
    const has = walletBalance(deps, round)
    if (has < round.stake) {
      const detail = JSON.stringify({ balance: has.toString() })
      return moveRound(deps, now, { state: 'refused', refusal: 'not_enough_money', detail })
    }
    const balance = change(deps, round, round.win - round.stake) ?? null
    // Play money that the vendor keeps is none of the platform's.
    if (round.mode === 'real') oweReport(deps, round)
    return moveRound(deps, now, { state: 'paid', balance })
  })
}

const TransferRow = type({ player: string(), currency: string(), amount: bigint(), state: enums(['done', 'refused']) })

/** What became of a transfer; undefined if its reference is new. */
export function transferOf({ books }: StudioDeps, vendor: string, reference: string) {
  const text = 'SELECT player, currency, amount, state FROM transfer WHERE vendor = :vendor AND reference = :reference'
  return books.row(TransferRow, text, { vendor, reference })
}

/**
 * Carries out a transfer of the platform, once. A reference with other content is a duplicate.
 *
 * @param sign 1n adds to the wallet, -1n takes from it
 */
export function transfer(deps: StudioDeps, vendor: string, asked: VendorRequestOf<typeof walletIn>, sign: 1n | -1n) {
  const { reference, playerId: player, currency } = asked
  const amount = sign * asked.amount
  return deps.books.transaction(() => {
    const known = transferOf(deps, vendor, reference)
    if (known?.state === 'refused') return 'refused'
    if (known && (known.player !== player || known.currency !== currency || known.amount !== amount)) return 'duplicate'
    if (known) return walletBalance(deps, { vendor, player, currency })
    const balance = change(deps, { vendor, player, currency }, amount)
    const state = balance === undefined ? 'refused' : 'done'
    record(deps, vendor, { reference, player, currency, amount, state })
    return balance ?? 'refused'
  })
}

/** Refuses a transfer that has not arrived, for good. */
export function forbid(deps: StudioDeps, vendor: string, reference: string): void {
  record(deps, vendor, { reference, player: '', currency: '', amount: 0n, state: 'refused' })
}

function record(
  { books, now }: StudioDeps,
  vendor: string,
  made: { reference: string; player: string; currency: string; amount: bigint; state: 'done' | 'refused' },
): void {
  books.run(
    `INSERT INTO transfer (vendor, reference, player, currency, amount, state, created_at)
     VALUES (:vendor, :reference, :player, :currency, :amount, :state, :now)`,
    { vendor, ...made, now: now().getTime() },
  )
}
