import { bigint, type } from 'superstruct'
import type { endRound } from '#contract/vendor/calls/end-round.ts'
import type { rollback } from '#contract/vendor/calls/rollback.ts'
import type { win } from '#contract/vendor/calls/win.ts'
import type { VendorRequestOf } from '#contract/vendor/define-vendor-call.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { endRound as closeRound, rollback as giveBack, win as payWin } from '#gateway/play/vendors/door.ts'
import { validBet } from '#gateway/play/vendors/valid-bet.ts'
import { type Asking, refusalOfKept, type VendorHandler, VendorRefusal } from './answers.ts'
import { knownBet, publishBalance, withBonus } from './known-bet.ts'

/**
 * Settles a bet. It is accepted whatever has happened to session, account, game or vendor meanwhile, because the player has won
 * already.
 */
export const takeWin: VendorHandler<typeof win> = async (asking, request) => {
  const { deps, vendor } = asking
  const bet = await knownBet(deps.database, vendor.code, request.betId)
  if (bet && bet.reference !== request.roundId) throw new VendorRefusal('unknown_round')
  if (bet && bet.currency !== request.currency) throw new VendorRefusal('wrong_currency')
  const settled = await deps.database.transaction(async (tx) => {
    const paid = await payWin(tx, winOf(asking, request, bet))
    // A win of the round’s end is paid before it; what is refused ends nothing.
    if (request.endRound && bet && (paid.result === 'done' || paid.result === 'replayed'))
      await closeRound(tx, bet.round_id, deps.now())
    return paid
  })
  switch (settled.result) {
    case 'done':
    case 'replayed': {
      const isReplayed = settled.result === 'replayed'
      if (bet && !isReplayed) publishBalance(deps, bet)
      const { balance, late, wager_id } = settled
      return {
        balance: await withBonus(deps, bet, balance),
        late,
        reference: wager_id.toString(),
        replayed: isReplayed,
      }
    }
    case 'refused':
      throw refusalOfKept(settled.refusal)
    case 'rolled_back':
      throw new VendorRefusal('rolled_back')
    case 'bet_unknown':
      throw new VendorRefusal('bet_unknown')
  }
}

function winOf(
  { deps, vendor }: Asking,
  request: VendorRequestOf<typeof win>,
  bet: Awaited<ReturnType<typeof knownBet>>,
): Parameters<typeof payWin>[1] {
  const { transactionId, betId, amount, outcome = null } = request
  const { roundId, currency, endRound: ends = false } = request
  const content = { call: 'win', roundId, betId, amount: amount.toString(), currency, outcome, ends }
  return {
    transaction: { vendor: vendor.code, id: transactionId, request: content },
    betId,
    state: amount > 0n ? 'won' : 'lost',
    win: amount,
    outcome: outcome === null ? null : JSON.stringify(outcome),
    validBet: bet ? validBet({ gameType: bet.game_type, stake: bet.stake, win: amount }) : 0n,
    now: deps.now(),
  }
}

/** Takes back a bet, or remembers that it is to be refused. */
export const takeRollback: VendorHandler<typeof rollback> = async ({ deps, vendor }, request) => {
  const { transactionId: id, betId } = request
  const transaction = { vendor: vendor.code, id, request: { call: 'rollback', ...request } }
  const bet = await knownBet(deps.database, vendor.code, betId)
  const back = await giveBack(deps.database, { transaction, betId, now: deps.now() })
  if (back.result === 'refused') throw refusalOfKept(back.refusal)
  if (back.result === 'rolled_back') throw new VendorRefusal('rolled_back')
  if (bet && back.result === 'done') publishBalance(deps, bet)
  const balance = back.balance === null ? null : await withBonus(deps, bet, back.balance)
  return { found: back.found, balance, replayed: back.result === 'replayed' }
}

/** Ends a round; its open bets have lost. */
export const takeRoundEnd: VendorHandler<typeof endRound> = async ({ deps, vendor }, { roundId }) => {
  const round = await roundNamed(deps.database, vendor.code, roundId)
  if (!round) throw new VendorRefusal('unknown_round')
  return await closeRound(deps.database, round.id, deps.now())
}

/** The round that a vendor names. */
export function roundNamed(on: Executor, vendor: string, reference: string) {
  const text = 'SELECT id FROM round WHERE engine = :vendor AND reference = :reference'
  return rowOf(on, type({ id: bigint() }), text, { vendor, reference })
}
