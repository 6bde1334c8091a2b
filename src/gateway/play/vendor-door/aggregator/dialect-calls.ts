import { toMinor } from '#contract/vendor/aggregator/amounts.ts'
import type { DialectCallName, DialectRequest } from '#contract/vendor/aggregator/calls.ts'
import { type Asking, VendorRefusal } from '#gateway/play/vendor-door/answers.ts'
import { knownBet } from '#gateway/play/vendor-door/known-bet.ts'
import { takeRollback, takeRoundEnd, takeWin } from '#gateway/play/vendor-door/result-calls.ts'
import { noteCheckPassed, sessionBalance } from '#gateway/play/vendor-door/session-calls.ts'
import { takeBet } from '#gateway/play/vendor-door/stake-calls.ts'
import { balanceOf, type DialectPlayer, demandSeat, playerNamed } from './players.ts'

/** A field whose value has the wrong type. */
export class WrongType extends Error {
  override readonly name = 'WrongType'
}

/** What an answer says besides its status. Amounts are minor units. */
interface Done {
  readonly currency?: string
  readonly balance?: bigint
}

type Handler<Name extends DialectCallName> = (asking: Asking, request: DialectRequest<Name>) => Promise<Done>

const takeStake: Handler<'transaction/bet'> = async (asking, request) => {
  if (request.is_free) throw new WrongType('The platform gives no free rounds of the vendor.')
  const player = await playerNamed(asking, request.user)
  await demandSeat(asking, player, request)
  const { transaction_uuid: transactionId, round: roundId, token, currency } = request
  const amount = minorOf(request)
  if (amount === 0n) throw new WrongType('A stake is more than zero.')
  const { balance, replayed } = await takeBet(asking, { transactionId, roundId, token, amount, currency })
  if (replayed) await demandSameSeat(asking, player, request)
  // A bet that ends its round has lost. Both are sent again together, and the end changes nothing the second time.
  if (request.round_closed) await takeRoundEnd(asking, { roundId })
  return { currency, balance }
}

/** The content of a transaction has its player and game, which our own protocol leaves to the token. */
async function demandSameSeat(
  { deps, vendor }: Asking,
  player: DialectPlayer,
  request: DialectRequest<'transaction/bet'>,
) {
  const placed = await knownBet(deps.database, vendor.code, request.transaction_uuid)
  if (placed?.member_id !== player.member_id || placed.game_id !== request.game_code)
    throw new VendorRefusal('duplicate_transaction')
}

/** The platform's answers to requests of the dialect, by the calls of our own door: money moves in one place only. */
export const dialectHandlers: { readonly [Name in DialectCallName]: Handler<Name> } = {
  // Nothing of the person: the vendor knows its id of the player already.
  'user/info': async (asking, { user }) => {
    await playerNamed(asking, user)
    return {}
  },
  'user/balance': async (asking, request) => {
    await demandSeat(asking, await playerNamed(asking, request.user), request)
    return await sessionBalance(asking, { token: request.token })
  },
  'transaction/bet': takeStake,
  'transaction/win': async (asking, request) => {
    const player = await playerNamed(asking, request.user)
    const { transaction_uuid: transactionId, reference_transaction_uuid: betId, round: roundId, currency } = request
    const amount = minorOf(request)
    const bet = await knownBet(asking.deps.database, asking.vendor.code, betId)
    if (bet && bet.member_id !== player.member_id) throw new VendorRefusal('bet_unknown')
    const ends = request.round_closed ? { endRound: true } : {}
    const { balance } = await takeWin(asking, { transactionId, roundId, betId, amount, currency, ...ends })
    return { currency, balance }
  },
  'transaction/rollback': async (asking, request) => {
    const player = await playerNamed(asking, request.user)
    const { transaction_uuid: transactionId, reference_transaction_uuid: betId, round: roundId } = request
    const bet = await knownBet(asking.deps.database, asking.vendor.code, betId)
    if (bet && bet.member_id !== player.member_id) throw new VendorRefusal('unknown_transaction')
    const { balance } = await takeRollback(asking, { transactionId, betId })
    if (request.round_closed && bet?.reference === roundId) await takeRoundEnd(asking, { roundId })
    return { currency: player.currency, balance: balance ?? (await balanceOf(asking, player)) }
  },
  'user/reality-check': async (asking, request) => {
    await demandSeat(asking, await playerNamed(asking, request.user), request)
    await noteCheckPassed(asking, { token: request.token })
    return {}
  },
}

/** @throws {WrongType} for an amount that is no whole number of minor units */
function minorOf({ amount, currency }: { readonly amount: bigint; readonly currency: string }): bigint {
  const minor = toMinor(amount, currency)
  if (minor === undefined) throw new WrongType(`The amount is no whole number of the smallest coins of ${currency}.`)
  return minor
}
