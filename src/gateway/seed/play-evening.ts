import { secureRandomInt } from '#games/rng.ts'
import { playRound } from '#games/slots/rules.ts'
import { databaseAuthentication } from '#gateway/account/auth/authentication.ts'
import { endSessionOf, openSession } from '#gateway/account/auth/sessions.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { engines } from '#gateway/play/engines/engines.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { launch } from '#gateway/play/lobby/launch.ts'
import { drawn } from '#gateway/play/slots/drawn.ts'
import { slotsGame } from '#gateway/play/slots/slots-game.ts'
import type { Spin } from '#gateway/play/slots/spin.ts'
import { betAndWin, houseTransaction } from '#gateway/play/vendors/door.ts'
import { type DemoEvening, startOf } from './demo-evenings.ts'

const betweenRoundsMs = 9_000

/** Plays the rounds of an evening in a session of its own, with the services that real players use. */
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
    const key = keyOf(evening, round)
    const fits = wanted(played, round)
    if (fits) await playUntil(fits, placed, { session, game }, { stake, key })
    else await engines.slots.play(placed, { session, game }, { stake, key })
  }
  await endSessionOf(deps.database, token, new Date(begun.getTime() + (rounds + 2) * betweenRoundsMs))
}

type Fits = (win: bigint, stake: bigint) => boolean

/** What the result of a round must be; undefined if any will do. */
function wanted({ luck, rounds }: DemoEvening, round: number): Fits | undefined {
  if (luck === 'none') return (win) => win === 0n
  return luck === 'at last' && round === rounds - 1 ? (win, stake) => win >= stake : undefined
}

/** Plays a round with a certain result: outcomes are drawn until one fits. */
async function playUntil(fits: Fits, { database, now }: GatewayDeps, { session, game }: Player, { stake, key }: Spin) {
  const { theme } = await slotsGame(database, game.nodeId)
  let outcome = playRound(theme, stake, secureRandomInt)
  while (!fits(outcome.win, stake)) outcome = playRound(theme, stake, secureRandomInt)
  const request = { call: 'spinSlots', nodeId: game.nodeId, mode: game.mode, stake: stake.toString() }
  await betAndWin(database, {
    ...{ transaction: houseTransaction(session.memberId, key, request), gameSessionId: game.gameSessionId },
    ...{ engine: 'slots', key, stake, ...drawn(outcome), now: now() },
  })
}

/** The idempotency key of a round. */
export const keyOf = (evening: number, round: number) => `demo-${evening}-${round}`

/** The gateway with a clock that stands still at `time`. */
export const at = (deps: GatewayDeps, time: Date): GatewayDeps => ({ ...deps, now: () => time })
