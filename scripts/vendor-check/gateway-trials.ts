import { type Case, expectSame, Skipped } from './case.ts'
import { gatewayCases } from './cases/all.ts'
import { Desk } from './desk.ts'
import type { Operator } from './operator.ts'
import type { Players } from './players.ts'
import type { Trial } from './run-cases.ts'
import type { Party } from './wire.ts'

interface Options {
  readonly party: Party
  readonly players: Players
  readonly operator?: Operator | undefined
  /** Leaves out what takes longer than some seconds. */
  readonly isShort?: boolean
}

/** The cases against a gateway. After each one the platform's balance is compared with the suite's own books. */
export function gatewayTrials({ party, players, operator, isShort = false }: Options): Trial[] {
  const desk = new Desk({ party, players, operator })
  return Object.entries(gatewayCases).flatMap(([group, cases]) =>
    cases.map((one) => ({ group, name: one.name, run: () => attempt(desk, one, isShort) })),
  )
}

const operatorMissing =
  'It switches things off as the platform’s operator. The check is that only of the gateway that it starts itself, without an address'

async function attempt(desk: Desk, { needs, run }: Case, isShort: boolean): Promise<void> {
  if (needs === 'operator' && !desk.means.operator) throw new Skipped(operatorMissing)
  if (needs === 'member' && !desk.means.players.logOut) throw new Skipped('Without --member nobody can log out')
  if (needs === 'wallet' && !desk.means.players.transfer)
    throw new Skipped('Only the demonstration moves money to the vendor')
  if (needs === 'minute' && isShort) throw new Skipped('The short form waits for nothing')
  try {
    await desk.begin()
    await run(desk)
    await desk.end()
  } catch (thrown) {
    // The next case has nothing to do with what went wrong here.
    if (!(thrown instanceof Skipped)) desk.seat = undefined
    await desk.tidy()
    throw thrown
  }
}

/** The platform's own proof of its books, as the last case. */
export const reconcileTrial = (operator: Operator): Trial => ({
  group: 'books',
  name: 'the platform’s books balance',
  async run() {
    expectSame('faults of the books', [], await operator.reconcile())
  },
})
