import { expectSame, Skipped } from '../case.ts'
import type { Counter, VendorCase } from './counter.ts'
import { currency } from './fake-platform.ts'

type Transfer = 'walletIn' | 'walletOut'

/** A new player's wallet at the vendor. @throws {Skipped} if the vendor keeps none */
async function walletAt(counter: Counter) {
  const playerId = counter.id()
  const first = await counter.send('walletBalance', { playerId, currency })
  if (first.code !== 'ok') throw new Skipped('The vendor keeps no wallets')
  const request = (reference: string, amount: number) => ({
    ...{ reference, playerId, currency },
    amount: amount.toString(),
  })
  return {
    request,
    move: async (call: Transfer, reference: string, amount: number, balance: number) =>
      expectSame(
        `balance after ${call} of ${amount}`,
        balance.toString(),
        (await counter.ask(call, request(reference, amount))).balance,
      ),
    has: async (balance: number) =>
      expectSame('balance', balance.toString(), (await counter.ask('walletBalance', { playerId, currency })).balance),
  }
}

/** Cases of vendors that keep wallets; each empties the wallet that it has filled. */
export const walletCases: readonly VendorCase[] = [
  {
    name: 'money goes in and comes out',
    async run(counter) {
      const { move, has } = await walletAt(counter)
      await has(0)
      await move('walletIn', counter.id(), 500, 500)
      await move('walletOut', counter.id(), 200, 300)
      await move('walletOut', counter.id(), 300, 0)
    },
  },
  {
    name: 'a transfer that is repeated moves money once',
    async run(counter) {
      const { move, request, has } = await walletAt(counter)
      const reference = counter.id()
      await Promise.all([1, 2, 3].map(() => counter.ask('walletIn', request(reference, 500))))
      await has(500)
      expectSame('status', '500', (await counter.ask('walletStatus', { reference })).balance)
      await move('walletOut', counter.id(), 500, 0)
    },
  },
  {
    name: 'a reference with other content is refused',
    async run(counter) {
      const { move, request, has } = await walletAt(counter)
      const reference = counter.id()
      await move('walletIn', reference, 500, 500)
      await counter.ask('walletIn', request(reference, 501), 'duplicate_transaction')
      await counter.ask('walletOut', request(reference, 500), 'duplicate_transaction')
      await has(500)
      await move('walletOut', counter.id(), 500, 0)
    },
  },
  {
    name: 'no more comes out than is there, then or later',
    async run(counter) {
      const { move, request, has } = await walletAt(counter)
      const reference = counter.id()
      await counter.ask('walletOut', request(reference, 500), 'not_enough_money')
      await move('walletIn', counter.id(), 500, 500)
      await counter.ask('walletStatus', { reference }, 'transfer_refused')
      await has(500)
      await move('walletOut', counter.id(), 500, 0)
    },
  },
  {
    name: 'a transfer whose status was refused is refused when it comes',
    async run(counter) {
      const { request, has } = await walletAt(counter)
      const reference = counter.id()
      await counter.ask('walletStatus', { reference }, 'transfer_refused')
      await counter.ask('walletIn', request(reference, 500), 'transfer_refused')
      await has(0)
    },
  },
]
