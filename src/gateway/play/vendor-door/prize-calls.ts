import { bigint, integer, string, type } from 'superstruct'
import type { adjustment, promoWin } from '#contract/vendor/calls/prizes.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { adjust, promoWin as payPrize } from '#gateway/play/vendors/prizes.ts'
import { refusalOfKept, type VendorHandler, VendorRefusal } from './answers.ts'
import { knownBet, publishBalance, withBonus } from './known-bet.ts'
import { bonusFunds } from './stakeable.ts'

const PlayerRow = type({ member_id: bigint(), currency: string() })
const GameRow = type({ node_id: integer() })

/** Pays a prize of a vendor's promotion. */
export const takePromoWin: VendorHandler<typeof promoWin> = async ({ deps, vendor }, request) => {
  const { database } = deps
  const { transactionId: id, playerId, gameId, amount, promotion } = request
  const player = await rowOf(
    database,
    PlayerRow,
    `SELECT p.member_id, m.currency FROM vendor_player p JOIN member m ON m.id = p.member_id
     WHERE p.vassalage = :vendor AND p.player_id = :playerId`,
    { vendor: vendor.code, playerId },
  )
  if (!player) throw new VendorRefusal('unknown_player')
  if (player.currency !== request.currency) throw new VendorRefusal('wrong_currency')
  const text = 'SELECT node_id FROM vendor_game WHERE vassalage = :vendor AND game_id = :gameId'
  const game = await rowOf(database, GameRow, text, { vendor: vendor.code, gameId })
  if (!game) throw new VendorRefusal('unknown_game')
  const paid = await payPrize(database, {
    transaction: { vendor: vendor.code, id, request: { call: 'promoWin', ...request, amount: amount.toString() } },
    memberId: player.member_id,
    nodeId: game.node_id,
    reference: `promo-${id}`,
    amount,
    note: promotion,
    now: deps.now(),
  })
  if (paid.result === 'unknown_game' || paid.result === 'rolled_back') throw new VendorRefusal(paid.result)
  if (paid.result === 'done') balanceChanged(deps, player.member_id)
  const own = { memberId: player.member_id, mode: 'real', currency: player.currency } as const
  const balance = paid.balance + (await bonusFunds(database, own, deps.now()))
  return { balance, reference: paid.wager_id.toString(), replayed: paid.result === 'replayed' }
}

/** Corrects a settled bet. */
export const takeAdjustment: VendorHandler<typeof adjustment> = async ({ deps, vendor }, request) => {
  const { transactionId: id, betId, amount, reason } = request
  const bet = await knownBet(deps.database, vendor.code, betId)
  if (bet && bet.currency !== request.currency) throw new VendorRefusal('wrong_currency')
  const done = await adjust(deps.database, {
    transaction: { vendor: vendor.code, id, request: { call: 'adjustment', ...request, amount: amount.toString() } },
    betId,
    amount,
    note: reason,
    now: deps.now(),
  })
  switch (done.result) {
    case 'done':
    case 'replayed':
      if (bet && done.result === 'done') publishBalance(deps, bet)
      return {
        balance: await withBonus(deps, bet, done.balance),
        reference: done.wager_id.toString(),
        replayed: done.result === 'replayed',
      }
    case 'refused':
      throw refusalOfKept(done.refusal)
    default:
      throw new VendorRefusal(done.result)
  }
}
