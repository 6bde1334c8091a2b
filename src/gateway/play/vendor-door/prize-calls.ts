import type { adjustment, promoWin } from '#contract/vendor/calls/prizes.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { adjust, promoWin as payPrize } from '#gateway/play/vendors/prizes.ts'
import { refusalOfKept, type VendorHandler, VendorRefusal } from './answers.ts'
import { knownBet, publishBalance, withBonus } from './known-bet.ts'
import { playedBy } from './played-by.ts'
import { bonusFunds } from './stakeable.ts'

/** Pays a prize of a vendor's promotion. */
export const takePromoWin: VendorHandler<typeof promoWin> = async ({ deps, vendor }, request) => {
  const { database } = deps
  const { transactionId: id, amount, promotion } = request
  const { member_id: memberId, node_id: nodeId, currency } = await playedBy(database, vendor.code, request)
  const paid = await payPrize(database, {
    transaction: { vendor: vendor.code, id, request: { call: 'promoWin', ...request, amount: amount.toString() } },
    memberId,
    nodeId,
    reference: `promo-${id}`,
    amount,
    note: promotion,
    now: deps.now(),
  })
  if (paid.result === 'unknown_game' || paid.result === 'rolled_back') throw new VendorRefusal(paid.result)
  if (paid.result === 'done') balanceChanged(deps, memberId)
  const own = { memberId, mode: 'real', currency } as const
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
    case 'early':
      throw new VendorRefusal('busy', { retryAfter: 5 })
    default:
      throw new VendorRefusal(done.result)
  }
}
