import { bigint, type Infer, string, type } from 'superstruct'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { type Asking, VendorRefusal } from '#gateway/play/vendor-door/answers.ts'
import { stakeable } from '#gateway/play/vendor-door/stakeable.ts'
import { tokenRow } from '#gateway/play/vendor-door/token.ts'

const PlayerRow = type({ member_id: bigint(), currency: string() })
export type DialectPlayer = Infer<typeof PlayerRow>

/** The player that a vendor names, with real money: play money is the vendor's own in this dialect. @throws {VendorRefusal} */
export async function playerNamed({ deps, vendor }: Asking, user: string): Promise<DialectPlayer> {
  const text = `SELECT p.member_id, m.currency FROM vendor_player p JOIN member m ON m.id = p.member_id
    WHERE p.vassalage = :vendor AND p.player_id = :user`
  const player = await rowOf(deps.database, PlayerRow, text, { vendor: vendor.code, user })
  if (!player) throw new VendorRefusal('unknown_player')
  return player
}

/**
 * Compares what a request says of its session: a token of somebody else, or of another game, is a mistake of the vendor.
 *
 * @throws {VendorRefusal} `unknown_token`, `unknown_game`; what has become of the session is for the call itself to say
 */
export async function demandSeat(
  { deps, vendor }: Asking,
  player: DialectPlayer,
  { token, game_code }: { readonly token: string; readonly game_code?: string | undefined },
): Promise<void> {
  const row = await tokenRow(deps, vendor, token)
  if (row?.member_id !== player.member_id) throw new VendorRefusal('unknown_token')
  if (game_code !== undefined && row.game_id !== game_code) throw new VendorRefusal('unknown_game')
}

/** What a player can stake, for answers to requests that moved nothing. */
export const balanceOf = ({ deps }: Asking, { member_id: memberId, currency }: DialectPlayer): Promise<bigint> =>
  stakeable(deps.database, { memberId, mode: 'real', currency }, deps.now())
