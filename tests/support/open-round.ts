import { secureRandomInt } from '#games/rng.ts'
import { themes } from '#games/slots/all-themes.ts'
import { playRound } from '#games/slots/rules.ts'
import type { RoundOutcome } from '#games/slots/types.ts'
import { toWire } from '#games/slots/wire.ts'
import { bet, houseTransaction } from '#gateway/play/vendors/door.ts'
import type { TestGateway } from './gateway.ts'
import { rowsAs } from './rows.ts'

/**
 * Opens a round of the game launched last and leaves it: its stake is held, its outcome stored. A gateway that settles
 * in a second statement, and stops between the two, leaves the same.
 *
 * @param isWanted chooses among outcomes; left out, any outcome
 */
export async function leaveRoundOpen(
  { deps: { database, now } }: TestGateway,
  stake: bigint,
  isWanted: (outcome: RoundOutcome) => boolean = () => true,
) {
  const [session] = await rowsAs<{ id: bigint; member_id: bigint }>(
    database,
    'SELECT id, member_id FROM game_session ORDER BY id DESC LIMIT 1',
  )
  if (!session) throw new Error('No game was launched.')
  const draw = () => playRound(themes['arara-dourada'], stake, secureRandomInt)
  let outcome = draw()
  while (!isWanted(outcome)) outcome = draw()
  const key = crypto.randomUUID()
  const request = { call: 'spinSlots', nodeId: 1001, mode: 'real', stake: stake.toString() }
  const placed = await bet(database, {
    transaction: houseTransaction(session.member_id, key, request),
    gameSessionId: session.id,
    engine: 'slots',
    key,
    stake,
    round: { reference: null, exclusive: true },
    engineState: JSON.stringify(toWire(outcome)),
    now: now(),
  })
  if (placed.result !== 'done') throw new Error(`The bet was not placed: ${placed.result}.`)
  const [wager] = await rowsAs<{ hold_id: bigint }>(database, 'SELECT hold_id FROM wager WHERE id = :wagerId', {
    wagerId: placed.wager_id,
  })
  return { key, win: outcome.win, holdId: wager?.hold_id ?? 0n, roundId: placed.round_id }
}
