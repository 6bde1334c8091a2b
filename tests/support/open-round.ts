import { secureRandomInt } from '#games/slots/rng.ts'
import { playRound } from '#games/slots/rules.ts'
import { themes } from '#games/slots/themes/index.ts'
import { toWire } from '#games/slots/wire.ts'
import { openRound } from '#gateway/game/rounds.ts'
import type { TestGateway } from './gateway.ts'

/**
 * Opens a round of the game launched last and leaves it: its stake is held, its outcome kept. So does a gateway that
 * settles in a second statement, and dies between the two.
 */
export async function leaveRoundOpen({ deps }: TestGateway, stake: bigint) {
  const [session] = await deps.database.query<{ id: bigint; member_id: bigint }>(
    'SELECT id, member_id FROM game_session ORDER BY id DESC LIMIT 1',
  )
  if (!session) throw new Error('No game was launched.')
  const outcome = playRound(themes['arara-dourada'], stake, secureRandomInt)
  const key = crypto.randomUUID()
  const opened = await openRound(deps.database, {
    memberId: session.member_id,
    gameSessionId: session.id,
    nodeId: 1001,
    mode: 'real',
    key,
    stake,
    win: outcome.win,
    outcome: JSON.stringify(toWire(outcome)),
    now: deps.now(),
  })
  if (opened.result !== 'opened') throw new Error(`The round was not opened: ${opened.result}.`)
  return { key, win: outcome.win, holdId: opened.round_id }
}
