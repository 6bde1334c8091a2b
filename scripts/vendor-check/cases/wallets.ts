import { type Case, expectSame, inOrder, Skipped } from '../case.ts'
import type { Desk, Step } from '../desk.ts'
import { usually } from '../usual.ts'

const { stake, win } = usually
/** What is brought to the vendor before a case. */
const brought = 2_000

const report: Step = { call: 'reportRound', gets: 'ok', value: { replayed: false, stop: null }, isOld: true }
const told = (transactionId: string, fields: object, value: object, gets: Step['gets'] = 'ok'): Step => ({
  ...report,
  gets,
  with: { transactionId, roundId: transactionId, ...fields },
  value: { ...(gets === 'ok' && report.value), ...value },
})

/** A case with money at the vendor, all of which goes back in the end. @param run returns what is left there */
function withMoney(name: string, run: (desk: Desk) => Promise<number>): Case {
  return {
    name,
    needs: 'wallet',
    async run(desk) {
      const { transfer } = desk.means.players
      if (!transfer) throw new Skipped('Nobody moves money')
      const { currency } = desk.current
      await transfer('in', BigInt(brought), currency)
      desk.current.book -= BigInt(brought)
      const left = BigInt(await run(desk))
      await transfer('out', left, currency)
      desk.current.book += left
    },
  }
}

/** Rounds from the wallet that a vendor keeps. */
export const walletCases: readonly Case[] = [
  inOrder('a player may stake from the wallet that the vendor keeps', { call: 'checkStake', gets: 'ok' }),
  inOrder('nobody may with an unknown token', {
    ...{ call: 'checkStake', with: { token: 'x'.repeat(40) }, gets: 'unknown_token' },
  }),
  inOrder(
    'a report without the money that it was played with waits, and is not stored',
    { call: 'reportRound', with: { win: '0' }, gets: 'busy' },
    { call: 'status', with: { transactionId: 'report' }, gets: 'unknown_transaction' },
  ),
  inOrder('a report of nobody is refused', {
    call: 'reportRound',
    with: { playerId: 'nobody' },
    gets: 'unknown_player',
  }),
  inOrder('a report of no game is refused', { call: 'reportRound', with: { gameId: 'none' }, gets: 'unknown_game' }),
  inOrder('a report in another currency is refused', {
    ...{ call: 'reportRound', with: { currency: 'XTS' }, gets: 'wrong_currency' },
  }),
  withMoney('a round is reported, and reported again', async (desk) => {
    const left = brought - stake + win
    await desk.ask(told('report', {}, { balance: left.toString() }))
    await desk.ask(told('report', {}, { balance: left.toString(), replayed: true }))
    await desk.ask(told('report', { win: '0' }, {}, 'duplicate_transaction'))
    await desk.ask({
      ...{ call: 'status', with: { transactionId: 'report' }, gets: 'ok' },
      value: { kind: 'reportRound', state: 'done', bet: 'won' },
    })
    return left
  }),
  withMoney('a report sent three times at once is booked once', async (desk) => {
    const replies = await Promise.all([1, 2, 3].map(() => desk.send(told('report', {}, {}))))
    for (const reply of replies) desk.check({ call: 'reportRound', gets: 'ok' }, reply)
    const first = replies.filter(({ value }) => value.replayed === false)
    expectSame('first answers', 1, first.length)
    return brought - stake + win
  }),
  withMoney('another report of the same round is refused', async (desk) => {
    await desk.ask(told('report', { roundId: 'round' }, {}))
    await desk.ask(told('second', { roundId: 'round' }, {}, 'round_ended'))
    return brought - stake + win
  }),
  withMoney('a reported round is not rolled back, and can be corrected', async (desk) => {
    await desk.ask(told('report', { win: '0' }, {}))
    await desk.ask({ call: 'rollback', with: { betId: 'report' }, gets: 'already_settled' })
    await desk.ask({
      ...{ call: 'adjustment', with: { betId: 'report' }, gets: 'ok', isOld: true },
      value: { balance: (brought - stake + usually.correction).toString() },
    })
    return brought - stake + usually.correction
  }),
  withMoney('no stake is taken from the wallet of the platform meanwhile', async (desk) => {
    await desk.ask({ call: 'bet', gets: 'wallet_elsewhere' })
    await desk.ask({ call: 'betwin', gets: 'wallet_elsewhere' })
    return brought
  }),
  withMoney('a round is taken with the game switched off, and no other may follow', async (desk) => {
    const { operator } = desk.means
    if (!operator) return brought
    await operator.turn('game', false)
    try {
      const { value } = await desk.ask({ ...report, with: { win: '0' }, value: { replayed: false } })
      expectSame('stop', 'game_disabled', (value.stop as { readonly code?: unknown } | null)?.code)
      await desk.ask({ call: 'checkStake', gets: 'game_disabled' })
    } finally {
      await operator.turn('game', true)
    }
    return brought - stake
  }),
]
