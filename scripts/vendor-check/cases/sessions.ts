import { type Case, expectSame, inOrder, Skipped } from '../case.ts'
import type { Desk, Seat } from '../desk.ts'
import { back, bet, paid } from './order.ts'

const unknownToken = 'no-such-token-of-any-session'

/** The seats of a player who opened the game twice: the first one is over. */
async function openedTwice(desk: Desk): Promise<{ readonly old: Seat; readonly seat: Seat }> {
  const old = desk.current
  const seat = await desk.open()
  seat.book = old.book
  return { old, seat }
}

/** Launch tokens and sessions. */
export const sessionCases: readonly Case[] = [
  {
    name: 'a launch token is exchanged once',
    async run(desk) {
      const token = await desk.means.players.launch('real')
      desk.seat = await desk.exchange(token)
      await desk.ask({ call: 'session', with: { token }, gets: 'token_used' })
    },
  },
  {
    name: 'of two exchanges at once of one launch token, one succeeds',
    async run(desk) {
      const token = await desk.means.players.launch('real')
      const asked = () => desk.send({ call: 'session', with: { token } })
      const replies = await Promise.all([asked(), asked()])
      expectSame('both exchanges', ['ok', 'token_used'], replies.map(({ code }) => code).toSorted())
      desk.seat = undefined
    },
  },
  {
    name: 'a launch token is no session',
    async run(desk) {
      const token = await desk.means.players.launch('real')
      await desk.ask({ call: 'bet', with: { token }, gets: 'unknown_token' })
      desk.seat = await desk.exchange(token)
    },
  },
  {
    name: 'the launch before the last one is over',
    async run(desk) {
      const token = await desk.means.players.launch('real')
      await desk.open()
      await desk.ask({ call: 'session', with: { token }, gets: 'session_replaced' })
    },
  },
  {
    name: 'a launch token that is older than a minute has expired',
    needs: 'minute',
    async run(desk) {
      const { players, party } = desk.means
      const token = await players.launch('real')
      await party.sleep(61_000)
      await desk.ask({ call: 'session', with: { token }, gets: 'token_expired' })
      desk.seat = undefined
    },
  },
  inOrder('an unknown token opens no session', {
    call: 'session',
    with: { token: unknownToken },
    gets: 'unknown_token',
  }),
  inOrder('an unknown token has no balance', { call: 'balance', with: { token: unknownToken }, gets: 'unknown_token' }),
  inOrder('an unknown token places no bet', { call: 'bet', with: { token: unknownToken }, gets: 'unknown_token' }),
  inOrder('a player who has seen the reality check', { call: 'passRealityCheck', gets: 'ok' }, bet, back),
  inOrder('an unknown token has seen no reality check', {
    call: 'passRealityCheck',
    with: { token: unknownToken },
    gets: 'unknown_token',
  }),
  {
    name: 'a session that is renewed goes on under its new token',
    async run(desk) {
      const { token } = desk.current
      await desk.ask(bet)
      const { book } = desk.current
      desk.seat = { ...(await desk.exchange(token)), book }
      await desk.ask({ ...bet, with: { transactionId: 'old', token }, gets: 'session_replaced', value: {}, changes: 0 })
      await desk.ask({ call: 'session', with: { token }, gets: 'session_replaced' })
      await desk.ask(paid)
    },
  },
  ...(['bet', 'betwin', 'balance', 'session', 'passRealityCheck'] as const).map(
    (call): Case => ({
      name: `${call} with the session before the last launch is refused`,
      async run(desk) {
        const { old } = await openedTwice(desk)
        await desk.ask({ call, with: { token: old.token }, gets: 'session_replaced' })
      },
    }),
  ),
  {
    name: 'a bet of a replaced session is paid',
    async run(desk) {
      await desk.ask(bet)
      await openedTwice(desk)
      await desk.ask(paid)
    },
  },
  {
    name: 'a bet of a replaced session is taken back',
    async run(desk) {
      await desk.ask(bet)
      await openedTwice(desk)
      await desk.ask(back)
    },
  },
  {
    name: 'a bet of a replaced session, repeated, gets the first answer',
    async run(desk) {
      await desk.ask(bet)
      const { old } = await openedTwice(desk)
      await desk.ask({ ...bet, with: { token: old.token }, value: { replayed: true }, changes: 0 })
      await desk.ask(back)
    },
  },
  {
    name: 'a new session names the rounds that are open',
    async run(desk) {
      await desk.ask(bet)
      const { seat } = await openedTwice(desk)
      expectSame('the round is open', true, seat.openRounds.includes(desk.id('round')))
      await desk.ask(back)
    },
  },
  {
    name: 'play money and real money at once do not touch each other',
    async run(desk) {
      const trial = await desk.open('trial')
      expectSame('currency of play money', 'FUN', trial.currency)
      await desk.ask({ ...bet, with: { transactionId: 'fun', roundId: 'fun' } }, trial)
      await desk.ask(bet)
      await desk.ask({ ...paid, with: { transactionId: 'funwin', betId: 'fun', roundId: 'fun' } }, trial)
      await desk.ask(paid)
      await desk.ask(
        { call: 'bet', with: { transactionId: 'mixed', currency: desk.current.currency }, gets: 'wrong_currency' },
        trial,
      )
    },
  },
  {
    name: 'after a logout no stake is taken, and wins and rollbacks are',
    needs: 'member',
    async run(desk) {
      const { logOut } = desk.means.players
      if (!logOut) throw new Skipped('Nobody can log out')
      for (const transactionId of ['one', 'two']) await desk.ask({ ...bet, with: { transactionId } })
      await logOut()
      for (const call of ['bet', 'betwin', 'balance', 'session'] as const) await desk.ask({ call, gets: 'logged_out' })
      await desk.ask({ ...paid, with: { betId: 'one' } })
      await desk.ask({ ...back, with: { betId: 'two' } })
      await desk.ask({ call: 'endRound', gets: 'ok' })
      const { book } = desk.current
      const seat = await desk.open()
      seat.book = book
    },
  },
]
