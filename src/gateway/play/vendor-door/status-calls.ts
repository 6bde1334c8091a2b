import { bigint, enums, string, type } from 'superstruct'
import type { roundStatus, status } from '#contract/vendor/calls/status.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { transactionStatus } from '#gateway/play/vendors/door.ts'
import { wagerStates } from '#gateway/play/vendors/results.ts'
import { type VendorHandler, VendorRefusal } from './answers.ts'

/** How the protocol calls the kinds of transactions. */
const kinds = {
  bet: 'bet',
  'bet-win': 'betwin',
  win: 'win',
  rollback: 'rollback',
  promo: 'promoWin',
  adjustment: 'adjustment',
  report: 'reportRound',
} as const
const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind)

/** What became of a transaction. */
export const tellStatus: VendorHandler<typeof status> = async ({ deps, vendor }, { transactionId }) => {
  const known = await transactionStatus(deps.database, vendor.code, transactionId)
  if (!(known && isKind(known.kind))) throw new VendorRefusal('unknown_transaction')
  return { kind: kinds[known.kind], state: known.state, bet: known.wagerState }
}

const RoundRow = type({ id: bigint(), state: enums(['open', 'ended']) })
const BetRow = type({ transactionId: string(), amount: bigint(), state: enums(wagerStates) })

/** What became of a round, with its bets. Prizes and corrections are no bets. */
export const tellRound: VendorHandler<typeof roundStatus> = async ({ deps, vendor }, { roundId }) => {
  const text = 'SELECT id, state FROM round WHERE engine = :vendor AND reference = :roundId'
  const round = await rowOf(deps.database, RoundRow, text, { vendor: vendor.code, roundId })
  if (!round) throw new VendorRefusal('unknown_round')
  const bets = await rowsOf(
    deps.database,
    BetRow,
    `SELECT transaction_key AS "transactionId", stake AS amount, state FROM wager
     WHERE round_id = :id AND corrects_id IS NULL AND note IS NULL ORDER BY id`,
    { id: round.id },
  )
  return { state: round.state, bets }
}
