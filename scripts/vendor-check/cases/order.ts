import { type Case, expectSame, inOrder, Mismatch } from '../case.ts'
import type { Step } from '../desk.ts'
import { usually } from '../usual.ts'

const { stake, win } = usually
export const bet: Step = { call: 'bet', gets: 'ok', value: { replayed: false }, changes: -stake }
export const paid: Step = { call: 'win', gets: 'ok', value: { replayed: false }, changes: win }
export const back: Step = { call: 'rollback', gets: 'ok', value: { found: true }, changes: stake }
const lost: Step = { call: 'win', with: { amount: '0' }, gets: 'ok' }
const ended: Step = { call: 'endRound', gets: 'ok', value: { ended: true } }
const neverCame: Step = { call: 'rollback', gets: 'ok', value: { found: false, balance: null, replayed: false } }
const bothAtOnce: Step = { call: 'betwin', gets: 'ok', value: { replayed: false }, changes: win - stake }

/** The order in which requests arrive decides nothing about the money: the matrix, and what follows from it. */
export const orderCases: readonly Case[] = [
  inOrder('a bet and its win', bet, paid, { ...ended, value: { ended: true, lost: 0 } }),
  inOrder('bet and win in one request', bothAtOnce),
  inOrder('a rollback of an unknown bet is remembered', neverCame),
  inOrder('a bet that comes after its rollback is refused', neverCame, { call: 'bet', gets: 'rolled_back' }),
  inOrder('a rollback of an unknown bet, repeated', neverCame, {
    ...neverCame,
    value: { found: false, replayed: true },
  }),
  inOrder(
    'a bet and win in one request that comes after its rollback is refused',
    { ...neverCame, with: { betId: 'betwin' } },
    { call: 'betwin', gets: 'rolled_back' },
  ),
  inOrder('a win without its bet is not stored', { call: 'win', gets: 'bet_unknown' }, bet, paid),
  inOrder(
    'a win of an unknown bet pays nothing',
    { call: 'win', gets: 'bet_unknown' },
    { call: 'status', with: { transactionId: 'win' }, gets: 'unknown_transaction' },
  ),
  inOrder('a bet that is rolled back', bet, back),
  inOrder('a win of a bet that was rolled back is refused', bet, back, { call: 'win', gets: 'rolled_back' }),
  inOrder('a rollback of a settled bet is refused', bet, paid, { call: 'rollback', gets: 'already_settled' }),
  inOrder('a rollback of a bet that won nothing is refused', bet, lost, { call: 'rollback', gets: 'already_settled' }),
  inOrder('a rollback of bet and win in one request is refused', bothAtOnce, {
    call: 'rollback',
    with: { betId: 'betwin' },
    gets: 'already_settled',
  }),
  inOrder('a second rollback of the same bet changes nothing', bet, back, {
    call: 'rollback',
    with: { transactionId: 'again' },
    gets: 'ok',
    value: { found: true },
  }),
  inOrder('a win of nothing settles the bet', bet, lost, {
    call: 'status',
    gets: 'ok',
    value: { kind: 'bet', state: 'done', bet: 'lost' },
  }),
  inOrder('a further win of a settled bet is added', bet, paid, { ...paid, with: { transactionId: 'more' } }),
  inOrder(
    'a win that ends its round',
    bet,
    { ...paid, with: { endRound: true } },
    { call: 'roundStatus', gets: 'ok', value: { state: 'ended' } },
  ),
  inOrder('a round that has ended takes no bet', bet, paid, ended, {
    call: 'bet',
    with: { transactionId: 'late' },
    gets: 'round_ended',
  }),
  inOrder('the round of a bet and win in one request takes no bet', bothAtOnce, { call: 'bet', gets: 'round_ended' }),
  inOrder('the round of a bet and win in one request takes no second one', bothAtOnce, {
    call: 'betwin',
    with: { transactionId: 'second' },
    gets: 'round_ended',
  }),
  inOrder('the end of a round loses its open bets', bet, { ...ended, value: { ended: true, lost: 1 } }),
  inOrder('the second end of a round does nothing', bet, ended, { ...ended, value: { ended: false, lost: 0 } }),
  inOrder('a win after the end of its round is paid and marked as late', bet, ended, {
    ...paid,
    value: { late: true },
  }),
  inOrder('a win before the end of its round is not late', bet, { ...paid, value: { late: false } }),
  inOrder(
    'a win in another round than its bet is refused',
    bet,
    { call: 'win', with: { roundId: 'other' }, gets: 'unknown_round' },
    back,
  ),
  inOrder('the end of an unknown round', { call: 'endRound', gets: 'unknown_round' }),
  {
    name: '101 bets in one round and one win',
    async run(desk) {
      for (let at = 0; at <= 100; at++)
        await desk.ask({ ...bet, with: { transactionId: `bet${at}`, amount: '10' }, changes: -10 })
      await desk.ask({ ...paid, with: { betId: 'bet100' } })
      await desk.ask({ ...ended, value: { ended: true, lost: 100 } })
      const { value } = await desk.ask({ call: 'roundStatus', gets: 'ok', value: { state: 'ended' } })
      expectSame('bets of the round', 101, Array.isArray(value.bets) ? value.bets.length : value.bets)
    },
  },
  {
    name: 'of two bets at once with money for one, one is taken',
    async run(desk) {
      const amount = desk.current.book / 2n + 1n
      const ids = ['one', 'two']
      const replies = await Promise.all(
        ids.map((transactionId) => desk.send({ call: 'bet', with: { transactionId, amount: amount.toString() } })),
      )
      const codes = replies.map(({ code }) => code)
      // Any other refusal than the one that is the point has a cause of its own.
      for (const reply of replies) if (reply.code !== 'not_enough_money') desk.check(bet, reply)
      expectSame('both bets', ['not_enough_money', 'ok'], codes.toSorted())
      const left = (desk.current.book - amount).toString()
      for (const { value } of replies) expectSame('balance', left, value.balance)
      desk.current.book -= amount
      const betId = ids[codes.indexOf('ok')]
      if (betId === undefined) throw new Mismatch('both bets', 'one of them', 'none')
      await desk.ask({ ...back, with: { betId }, changes: Number(amount) })
    },
  },
  {
    name: 'ten rounds at once',
    async run(desk) {
      // Where a game has a shortest time between two rounds, they are further stakes of one.
      const roundOf = (at: number) => (desk.current.rules.cycle === 0 ? `round${at}` : 'round')
      const places = Array.from({ length: 10 }, (_, at) => at)
      const bets = await Promise.all(
        places.map((at) => desk.send({ call: 'bet', with: { transactionId: `bet${at}`, roundId: roundOf(at) } })),
      )
      for (const reply of bets) desk.check(bet, reply)
      const wins = await Promise.all(
        places.map((at) =>
          desk.send({ call: 'win', with: { transactionId: `win${at}`, betId: `bet${at}`, roundId: roundOf(at) } }),
        ),
      )
      for (const reply of wins) desk.check(paid, reply)
      desk.current.book += BigInt(10 * (win - stake))
    },
  },
]
