import { databaseAuthentication } from '#gateway/auth/authentication.ts'
import { endSessionOf, openSession } from '#gateway/auth/sessions.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { slotsEngine } from '#gateway/game/slots/slots-engine.ts'
import { launch } from '#gateway/lobby/launch.ts'
import { type DemoEvening, startOf } from './demo-evenings.ts'

const betweenRoundsMs = 9_000

/** Plays the rounds of an evening in a session of its own, by the services of real players. */
export async function playEvening(
  deps: GatewayDeps,
  memberId: bigint,
  evening: number,
  played: DemoEvening,
  address = '127.0.0.1',
): Promise<void> {
  const { rounds, stake, nodeId } = played
  const begun = startOf(played, deps.now())
  const caller = { memberId, address, userAgent: 'Demo', now: begun }
  const { token } = await deps.database.transaction((tx) => openSession(tx, caller))
  const authentication = databaseAuthentication(at(deps, begun))
  const session = await authentication.session(token)
  if (!session) throw new Error('The demo session was not opened.')
  const launched = await launch(at(deps, begun), { nodeId, mode: 'real' }, session)
  const game = (await authentication.game(launched.gameToken))?.game
  if (!game) throw new Error('The demo game was not opened.')
  for (let round = 0; round < rounds; round++) {
    const placed = at(deps, new Date(begun.getTime() + (round + 1) * betweenRoundsMs))
    await slotsEngine.play(placed, { session, game }, { stake, key: keyOf(evening, round) })
  }
  await endSessionOf(deps.database, token, new Date(begun.getTime() + (rounds + 2) * betweenRoundsMs))
}

/** The key of a round of an evening. */
export const keyOf = (evening: number, round: number) => `demo-${evening}-${round}`

/** The same with a clock that stands at a moment. */
export const at = (deps: GatewayDeps, time: Date): GatewayDeps => ({ ...deps, now: () => time })
