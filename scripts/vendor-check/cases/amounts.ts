import { type Case, inOrder, Skipped } from '../case.ts'
import type { Desk } from '../desk.ts'
import { bet } from './order.ts'

/** The highest win that a platform has to pay, in minor units. */
const highest = 900_000_000_000_00

const foreign = { currency: 'XTS' }

/** Amounts and currencies. */
export const amountCases: readonly Case[] = [
  inOrder(
    'the smallest stake',
    { ...bet, with: { amount: '1' }, changes: -1 },
    { call: 'rollback', gets: 'ok', changes: 1 },
  ),
  inOrder('a win of nothing in one request with its bet', {
    call: 'betwin',
    with: { win: '0' },
    gets: 'ok',
    changes: -500,
  }),
  inOrder(
    'the highest win is paid to the last unit, and taken back',
    { call: 'betwin', with: { bet: '1', win: highest.toString() }, gets: 'ok', changes: highest - 1 },
    { call: 'adjustment', with: { betId: 'betwin', amount: (-highest).toString() }, gets: 'ok', changes: -highest },
  ),
  {
    name: 'a stake above the balance is refused with the balance',
    async run(desk) {
      const { book } = desk.current
      const amount = (book + 1n).toString()
      await desk.ask({ call: 'bet', with: { amount }, gets: 'not_enough_money', value: { balance: book.toString() } })
    },
  },
  {
    name: 'a refusal is final for its transaction',
    async run(desk) {
      const amount = (desk.current.book + 1n).toString()
      await desk.ask({ call: 'bet', with: { amount }, gets: 'not_enough_money' })
      await desk.ask({ call: 'promoWin', gets: 'ok', changes: 2500 })
      await desk.ask({ call: 'bet', with: { amount }, gets: 'not_enough_money' })
    },
  },
  {
    name: 'the whole balance can be staked',
    async run(desk) {
      const { book } = desk.current
      await desk.ask({ call: 'bet', with: { amount: book.toString() }, gets: 'ok', changes: -Number(book) })
      await desk.ask({ call: 'rollback', gets: 'ok', changes: Number(book) })
    },
  },
  inOrder('a bet of another currency', { call: 'bet', with: foreign, gets: 'wrong_currency' }),
  inOrder('a bet and win of another currency', { call: 'betwin', with: foreign, gets: 'wrong_currency' }),
  inOrder(
    'a win of another currency',
    bet,
    { call: 'win', with: foreign, gets: 'wrong_currency' },
    { call: 'rollback', gets: 'ok', changes: 500 },
  ),
  inOrder('a prize of another currency', { call: 'promoWin', with: foreign, gets: 'wrong_currency' }),
  inOrder(
    'a correction of another currency',
    { call: 'betwin', gets: 'ok', changes: 400 },
    { call: 'adjustment', with: { ...foreign, betId: 'betwin' }, gets: 'wrong_currency' },
  ),
  {
    name: 'a round that begins too soon is refused',
    async run(desk) {
      const { operator } = desk.means
      if (desk.current.rules.cycle > 0) return await tooSoon(desk)
      if (!operator) throw new Skipped('The game has no shortest time')
      const { book } = desk.current
      await operator.pace(2_500)
      try {
        ;(await desk.open()).book = book
        await tooSoon(desk)
      } finally {
        await operator.pace(0)
      }
      desk.seat = { ...(await desk.open()), book: desk.current.book }
    },
  },
]

async function tooSoon(desk: Desk): Promise<void> {
  await desk.ask({ call: 'betwin', gets: 'ok', changes: 400 })
  // For this seat the desk does not wait until the next round may begin.
  const hasty = { ...desk.current, rules: { ...desk.current.rules, cycle: 0 } }
  await desk.ask({ call: 'betwin', with: { transactionId: 'soon', roundId: 'next' }, gets: 'too_fast' }, hasty)
}
