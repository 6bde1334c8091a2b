import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { playerFunds } from '#gateway/play/games/player-funds.ts'
import { betTransaction, rollback } from '#gateway/play/vendors/door.ts'
import { tableOfGame } from './at-table.ts'
import { ownBets } from './own-bets.ts'
import { admit, count } from './place-bets.ts'
import { placedAnswer, wireAnswer } from './placed-answer.ts'
import { leaveSeats } from './seats.ts'

interface Undoing {
  readonly key: string
  readonly number: number
  /** The bets that were placed together last, or all. */
  readonly which: 'last' | 'all'
}

/**
 * Gives back bets of the open round. Without any, nothing happens.
 *
 * @throws {Refusal} `bets_closed`, final for the key
 * @throws {CallFailure} `game_session_closed`
 */
export async function undoBets(deps: GatewayDeps, player: Player, { key, number, which }: Undoing) {
  const { database, now } = deps
  const { memberId } = player.session
  const { nodeId, mode } = player.game
  const table = await tableOfGame(database, player.game)
  const request = { call: 'undoTableBets', nodeId, mode, number, which }
  const { answer, replayed } = await once(
    database,
    { actor: `member:${memberId}`, key, request, now: now() },
    async (tx) => {
      await admit(tx, table, number, player)
      const at = { table: table.id, number, memberId, mode }
      const placed = await ownBets(tx, at)
      const last = Math.max(0, ...placed.map(({ batch }) => batch))
      const undone = placed.filter(({ batch }) => which === 'all' || batch === last)
      for (const { wager_id: wagerId, key: betKey, stake } of undone) {
        const returned = await rollback(tx, {
          transaction: betTransaction(memberId, 'undo', wagerId),
          betId: `${memberId}:${betKey}`,
          now: now(),
        })
        if (returned.result !== 'done') throw new Error(`Bet ${wagerId} was not given back: ${returned.result}`)
        await tx.query('UPDATE table_bet SET undone = true WHERE wager_id = :wagerId', { wagerId })
        await tx.query(
          `UPDATE table_player SET stake = stake - :stake
           WHERE table_id = :table AND number = :number AND member_id = :memberId AND mode = :mode`,
          { ...at, stake },
        )
      }
      if (table.kind === 'seats') await leaveSeats(tx, at)
      const answer = placedAnswer(table, number, await ownBets(tx, at), await playerFunds(tx, player, now()))
      if (undone.length > 0)
        await count(tx, table, number, player, {
          bets: -undone.length,
          players: undone.length === placed.length ? -1 : 0,
          exposure: -undone.reduce((sum, { exposure }) => sum + exposure, 0n),
        })
      if (table.kind === 'seats') await tx.query('SELECT table_moved(:table)', { table: table.id })
      return answer
    },
  )
  if (!replayed && mode === 'real') balanceChanged(deps, memberId)
  return wireAnswer(answer)
}
