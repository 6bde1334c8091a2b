import { bigint, type Infer, nullable, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import type { bet, betwin } from '#contract/vendor/calls/bet.ts'
import type { VendorRefusalCode } from '#contract/vendor/codes.ts'
import { touchSession } from '#gateway/account/auth/authentication.ts'
import { noteLimit } from '#gateway/account/protection/limit-message.ts'
import { type Json, rowOf } from '#gateway/platform/db/rows.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { betAndWin, bet as placeBet, storeRefusal, type TransactionName } from '#gateway/play/vendors/door.ts'
import { validBet } from '#gateway/play/vendors/valid-bet.ts'
import { type Asking, refusalOfKept, type VendorHandler, VendorRefusal } from './answers.ts'
import { publishBalance } from './known-bet.ts'
import { playerOf } from './session-calls.ts'
import { stakeFault } from './stake-fault.ts'
import { bonusFunds } from './stakeable.ts'
import { tokenRow, type VendorTokenRow } from './token.ts'
import type { Vendor } from './vendor.ts'

/** Holds a stake. */
export const takeBet: VendorHandler<typeof bet> = async (asking, { token, ...request }) => {
  const { deps, vendor } = asking
  const name = nameOf(vendor, request.transactionId, { call: 'bet', ...request, amount: request.amount.toString() })
  const row = await tokenRow(deps, vendor, token)
  const refused = await stakeFault(asking, row, request.currency)
  if (refused || !row) return await keptAnswer(asking, name, row, refused ?? 'unknown_token')
  const placed = await placeBet(deps.database, {
    ...placing(row, name),
    stake: request.amount,
    round: { reference: request.roundId, exclusive: false },
    now: deps.now(),
  })
  return await answer(asking, row, placed)
}

/** Takes a stake and pays the win of a round whose result is known. */
export const takeBetAndWin: VendorHandler<typeof betwin> = async (asking, { token, ...request }) => {
  const { deps, vendor } = asking
  const { transactionId, roundId, bet: stake, win, currency, outcome = null } = request
  const amounts = { bet: stake.toString(), win: win.toString() }
  const name = nameOf(vendor, transactionId, { call: 'betwin', transactionId, roundId, currency, outcome, ...amounts })
  const row = await tokenRow(deps, vendor, token)
  const refused = await stakeFault(asking, row, currency)
  if (refused || !row) return await keptAnswer(asking, name, row, refused ?? 'unknown_token')
  const placed = await betAndWin(deps.database, {
    ...placing(row, name),
    reference: roundId,
    stake,
    win,
    outcome: JSON.stringify(outcome),
    validBet: validBet({ gameType: gameTypeOf(row), stake, win }),
    now: deps.now(),
  })
  return await answer(asking, row, placed)
}

/** The token is no part of the content: it may have been renewed when a request is sent again. */
const nameOf = (vendor: Vendor, id: string, request: Json): TransactionName => ({ vendor: vendor.code, id, request })

const placing = (row: VendorTokenRow, transaction: TransactionName) => ({
  transaction,
  gameSessionId: row.game_session_id,
  engine: transaction.vendor,
  key: transaction.id,
})

const gameTypeOf = ({ game_type }: VendorTokenRow) => GameType.create(game_type)

/** The answer to a stake that is refused now: the first one, if the same request came before. */
async function keptAnswer(
  { deps }: Asking,
  name: TransactionName,
  row: VendorTokenRow | undefined,
  refused: VendorRefusalCode,
) {
  const wagerId = await storeRefusal(deps.database, name, new Refusal(refused), deps.now())
  const kept = await rowOf(deps.database, PlacedRow, keptText, { wagerId, vendor: name.vendor, id: name.id })
  demandSamePlayer(row, kept)
  const bonus = row ? await bonusFunds(deps.database, playerOf(row), deps.now()) : 0n
  return { balance: (kept?.balance ?? 0n) + bonus, reference: wagerId.toString(), replayed: true }
}

const PlacedRow = type({ member_id: bigint(), balance: nullable(bigint()) })
/** What could be staked after a bet: kept with a bet that was held, and with the bet itself if it was settled at once. */
const keptText = `SELECT w.member_id, coalesce((t.answer ->> 'balance')::bigint, w.balance_after) AS balance
  FROM vendor_transaction t JOIN wager w ON w.id = t.wager_id WHERE t.vendor = :vendor AND t.transaction_id = :id AND w.id = :wagerId`

/**
 * The content of a transaction leaves its player to the token, but another player's bet is no answer to this one.
 *
 * @throws {VendorRefusal} `duplicate_transaction`
 */
function demandSamePlayer(row: VendorTokenRow | undefined, first: Infer<typeof PlacedRow> | undefined): void {
  if (row && first && row.member_id !== first.member_id) throw new VendorRefusal('duplicate_transaction')
}

type Placed = Awaited<ReturnType<typeof placeBet>> | Awaited<ReturnType<typeof betAndWin>>

async function answer({ deps, vendor }: Asking, row: VendorTokenRow, placed: Placed) {
  const now = deps.now()
  const bonus = () => bonusFunds(deps.database, playerOf(row), now)
  switch (placed.result) {
    case 'done': {
      await touchSession(deps.database, row, now)
      publishBalance(deps, { mode: row.mode, member_type: row.type, member_id: row.member_id })
      return { balance: placed.balance + (await bonus()), reference: placed.wager_id.toString(), replayed: false }
    }
    case 'replayed': {
      const first = await rowOf(deps.database, PlacedRow, placedText, { wagerId: placed.wager_id })
      demandSamePlayer(row, first)
      const settled = placed.balance ?? first?.balance ?? 0n
      return { balance: settled + (await bonus()), reference: placed.wager_id.toString(), replayed: true }
    }
    case 'refused': {
      const { refusal: kept } = placed
      if (!('ledger' in kept && kept.ledger.kind === 'insufficient-funds')) {
        const refusal = refusalOfKept(kept)
        await noteLimit(deps, { memberId: row.member_id, currency: row.game_currency }, refusal)
        throw refusal
      }
      const balance = BigInt(kept.ledger.available) + (await bonus())
      throw new VendorRefusal('not_enough_money', { balance: balance.toString() })
    }
    case 'rolled_back':
      throw new VendorRefusal('rolled_back')
    case 'closed':
      throw new VendorRefusal('token_expired')
    case 'round_ended':
      throw new VendorRefusal('round_ended')
    case 'in_progress':
      throw new Error(`A round of ${vendor.code} waited for an exclusive one.`)
  }
}

const placedText = 'SELECT member_id, balance_after AS balance FROM wager WHERE id = :wagerId'
