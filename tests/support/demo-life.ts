import { findAccount } from '#gateway/account/members/accounts.ts'
import { demoLife } from '#gateway/demo-life/life.ts'
import { openPeople } from '#gateway/demo-life/open-people.ts'
import type { Random } from '#gateway/demo-life/usual-evening.ts'
import { seedMembers } from '#gateway/seed/demo-members.ts'
import { raffleToSeed } from '#gateway/seed/demo-raffle.ts'
import { signInToSeed } from '#gateway/seed/demo-sign-in.ts'
import { tournamentToSeed } from '#gateway/seed/demo-tournament.ts'
import { seedWithdrawalRules } from '#gateway/seed/demo-withdrawals.ts'
import { chanceOf } from './chance.ts'
import { cheapHasher } from './cheap-hasher.ts'
import { fakeClock } from './clock.ts'
import { type TestGateway, type TestGatewayOptions, testGateway } from './gateway.ts'

/** Numbers from 0 to 1, the same each time for the same seed. */
export function randomOf(seed: number): Random {
  const { between } = chanceOf(seed)
  return () => between(0, 999_999) / 1_000_000
}

/** Tomorrow at an hour of São Paulo, which has no summer time. */
function tomorrowAt(hour: number): Date {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + (hour + 3) * 3_600_000)
}

/**
 * A gateway with an agent, a race, a raffle and a sign-in of the day, in which the demonstration's members play.
 *
 * @param hour when the clock begins, in São Paulo
 */
export async function livingGateway(hour: number, options: TestGatewayOptions = {}) {
  const gateway = await testGateway({ seeded: true, clock: fakeClock(tomorrowAt(hour)), ...options })
  const { deps } = gateway
  await seedMembers(deps)
  await seedWithdrawalRules(deps)
  const maria = await findAccount(deps.database, 'maria')
  if (!maria) throw new Error('There is no Maria.')
  const events = [
    ...raffleToSeed(deps, 'BRL'),
    ...tournamentToSeed(deps, maria.id, 'BRL'),
    ...(await signInToSeed(deps, maria.id, 'BRL')),
  ]
  for (const { run } of events.toSorted((one, other) => one.time - other.time)) await run()
  const people = await openPeople(deps, new AbortController().signal, cheapHasher)
  const ask: Parameters<typeof demoLife>[1]['ask'] = (path, init, { peer }) => gateway.request(path, init, peer)
  const life = demoLife(deps, { people, ask, random: randomOf(36) })
  return { gateway, people, life, pass: (minutes: number) => pass(gateway, life, minutes) }
}

/** Lets the time pass: the clock goes on to whatever is due next. @returns the number of acts */
async function pass({ clock }: TestGateway, life: ReturnType<typeof demoLife>, minutes: number): Promise<number> {
  const end = clock.now().getTime() + minutes * 60_000
  let acts = 0
  while (clock.now().getTime() < end) {
    const wait = await life.step()
    // The loop of `startDemoLife` never acts more than twice in a second.
    clock.advance(Math.max(wait, 500))
    if (wait === 0) acts++
  }
  return acts
}
