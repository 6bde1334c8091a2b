import { bigint, type Infer, integer, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { VendorRefusal } from './answers.ts'

const PlayerRow = type({ member_id: bigint(), currency: string() })
const GameRow = type({ node_id: integer(), game_type: GameType })

interface Named {
  readonly playerId: string
  readonly gameId: string
  readonly currency: string
}

/**
 * The member and the game that a vendor names, whatever has become of both.
 *
 * @throws {VendorRefusal} `unknown_player`, `wrong_currency`, `unknown_game`
 */
export async function playedBy(
  on: Executor,
  vendor: string,
  { playerId, gameId, currency }: Named,
): Promise<Infer<typeof PlayerRow> & Infer<typeof GameRow>> {
  const player = await rowOf(
    on,
    PlayerRow,
    `SELECT p.member_id, m.currency FROM vendor_player p JOIN member m ON m.id = p.member_id
     WHERE p.vassalage = :vendor AND p.player_id = :playerId`,
    { vendor, playerId },
  )
  if (!player) throw new VendorRefusal('unknown_player')
  if (player.currency !== currency) throw new VendorRefusal('wrong_currency')
  const text = `SELECT v.node_id, g.game_type FROM vendor_game v JOIN game g ON g.node_id = v.node_id
    WHERE v.vassalage = :vendor AND v.game_id = :gameId`
  const game = await rowOf(on, GameRow, text, { vendor, gameId })
  if (!game) throw new VendorRefusal('unknown_game')
  return { ...player, ...game }
}
