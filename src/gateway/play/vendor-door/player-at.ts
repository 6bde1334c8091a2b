import { string, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { newToken } from '#gateway/tokens.ts'

const PlayerRow = type({ player_id: string() })

/** The member's id with a vendor; undefined if the vendor has never heard of the member. */
export async function knownPlayer(on: Executor, vendor: string, memberId: bigint): Promise<string | undefined> {
  const text = 'SELECT player_id FROM vendor_player WHERE vassalage = :vendor AND member_id = :memberId'
  return (await rowOf(on, PlayerRow, text, { vendor, memberId }))?.player_id
}

/** The member's id with a vendor; made with the first launch or transfer. */
export async function playerAt(on: Executor, vendor: string, memberId: bigint): Promise<string> {
  await on.query(
    'INSERT INTO vendor_player (vassalage, member_id, player_id) VALUES (:vendor, :memberId, :playerId) ON CONFLICT DO NOTHING',
    { vendor, memberId, playerId: newToken() },
  )
  const playerId = await knownPlayer(on, vendor, memberId)
  if (playerId === undefined) throw new Error(`Member ${memberId} has no id at ${vendor}.`)
  return playerId
}
