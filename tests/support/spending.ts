import type { Database } from '#gateway/platform/db/client.ts'
import { hold, settleHold, voidHold } from '#gateway/platform/ledger/holds.ts'
import { reverse, transfer } from '#gateway/platform/ledger/transfers.ts'
import { bet, betAndWin, rollback, win } from '#gateway/play/vendors/door.ts'
import { minutes } from './clock.ts'
import { openPlayers } from './players.ts'

/** A person with every kind of money movement, from 1 March 2026 on, some hours apart. */
export async function spender(database: Database) {
  const [player] = await openPlayers(database, ['BRL'])
  if (!player) throw new Error('Nobody plays.')
  const { account, memberId, gameSessionId } = player
  const vendor = `vendor-${memberId}`
  let [at, count] = [Date.parse('2026-03-01T12:00:00Z'), 0]
  const now = () => new Date(at)
  const placing = (id: string, stake: bigint) => ({
    transaction: { vendor, id, request: `${id} ${stake}` },
    gameSessionId,
    engine: vendor,
    key: id,
    stake,
    now: now(),
  })
  const won = (id: string, betId: string, amount: bigint) =>
    win(database, {
      transaction: { vendor, id, request: `${betId} ${amount}` },
      betId,
      state: amount > 0n ? 'won' : 'lost',
      win: amount,
      outcome: '{}',
      validBet: 100n,
      now: now(),
    })
  return {
    account,
    memberId,
    session: { sessionId: 0n, memberId, account: '', type: 0, currency: 'BRL' },
    now,
    later: (span: number) => {
      at += span
    },
    deposit: (amount: bigint) =>
      transfer(database, {
        kind: 'deposit',
        reference: `deposit:D${++count}`,
        at: now(),
        legs: [
          { account, amount },
          { system: 'deposits', amount: -amount },
        ],
      }),
    /** A round that is decided at once. */
    spin: (stake: bigint, amount: bigint) =>
      betAndWin(database, { ...placing(`spin-${++count}`, stake), win: amount, outcome: '{}', validBet: stake }),
    /** A round that is decided some hours later, with a further win after that if there is one. */
    async table(stake: bigint, amount: bigint, late = 0n) {
      const id = `table-${++count}`
      await bet(database, { ...placing(id, stake), round: { reference: null, exclusive: false } })
      at += minutes(200)
      await won(`${id}-win`, id, amount)
      if (late === 0n) return
      at += minutes(30)
      await won(`${id}-late`, id, late)
    },
    /** A round whose stake is given back: nothing moves. */
    async undone(stake: bigint) {
      const id = `undone-${++count}`
      await bet(database, { ...placing(id, stake), round: { reference: null, exclusive: false } })
      await rollback(database, { transaction: { vendor, id: `${id}-back`, request: id }, betId: id, now: now() })
    },
    /** Money that is held, and then paid, perhaps sent back, or released. */
    async withdraw(amount: bigint, fee: bigint, end: 'paid' | 'returned' | 'rejected' | 'held') {
      const reference = `W${++count}`
      const { holdId } = await hold(database, {
        account,
        amount,
        kind: 'withdrawal',
        reference: `withdrawal:${reference}`,
      })
      if (end === 'held') return
      at += minutes(90)
      if (end === 'rejected') return void (await voidHold(database, holdId))
      const fees = fee > 0n ? ([{ system: 'fees', amount: fee }] as const) : []
      const to = [{ system: 'withdrawals', amount: amount - fee }, ...fees] as const
      await settleHold(database, { holdId, to, metadata: { withdrawal: reference }, at: now() })
      if (end === 'paid') return
      at += minutes(300)
      await transfer(database, {
        kind: 'withdrawal-return',
        reference: `withdrawal:${reference}`,
        at: now(),
        legs: [
          { account, amount },
          { system: 'withdrawals', amount: fee - amount },
          ...(fee > 0n ? ([{ system: 'fees', amount: -fee }] as const) : []),
        ],
      })
    },
    gift: (amount: bigint) =>
      transfer(database, {
        kind: 'welcome',
        at: now(),
        legs: [
          { account, amount },
          { system: 'bonus', amount: -amount },
        ],
      }),
    correct: (transferId: bigint) => reverse(database, transferId, 'a mistake', now()),
  }
}
export type Spender = Awaited<ReturnType<typeof spender>>
