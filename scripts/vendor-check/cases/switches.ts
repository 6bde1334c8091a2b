import type { VendorCode } from '#contract/vendor/codes.ts'
import { type Case, Skipped } from '../case.ts'
import type { Switch } from '../operator.ts'
import { back, bet, paid } from './order.ts'

const refusals: Readonly<Record<Switch, VendorCode>> = {
  game: 'game_disabled',
  vendor: 'vendor_disabled',
  account: 'member_locked',
  platform: 'maintenance',
}

/** What an operator switches off takes no stakes, and owes what players have won there. */
export const switchCases: readonly Case[] = (Object.keys(refusals) as Switch[]).map((what) => ({
  name: `with the ${what} switched off no stake is taken, and wins and rollbacks are`,
  needs: 'operator',
  async run(desk) {
    const { operator } = desk.means
    if (!operator) throw new Skipped('There is no operator')
    for (const transactionId of ['one', 'two', 'three']) await desk.ask({ ...bet, with: { transactionId } })
    await operator.turn(what, false)
    try {
      for (const call of ['bet', 'betwin'] as const)
        await desk.ask({ call, with: { roundId: 'next' }, gets: refusals[what] })
      await desk.ask({ ...paid, with: { betId: 'one' } })
      await desk.ask({ ...back, with: { betId: 'two' } })
      await desk.ask({ call: 'endRound', gets: 'ok', value: { lost: 1 } })
    } finally {
      await operator.turn(what, true)
    }
    await desk.ask({ ...bet, with: { transactionId: 'after', roundId: 'after' } })
    await desk.ask({ ...back, with: { transactionId: 'undo', betId: 'after' } })
  },
}))
