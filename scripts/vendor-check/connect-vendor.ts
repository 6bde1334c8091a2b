import type { ExchangeKey } from '#contract/vendor/exchange.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { forgetVendors } from '#gateway/play/vendor-door/vendor.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import type { Operator, Switch } from './operator.ts'

/** A game of the catalogue, which the suite's vendor offers in the demonstration. */
export const testGame = { vendor: 'TUCUM', nodeId: 3001, gameId: 'lenda-do-boto' } as const

/** A game at its vendor. */
export interface GameAtVendor {
  readonly vendor: string
  readonly nodeId: number
  readonly gameId: string
  /** Shortest time between the starts of two rounds, in milliseconds; default: none. */
  readonly cycle?: number
  /** In hundredths of a per cent; default: 96 %. */
  readonly rtp?: number
}

/** Connects a vendor with one game, the suite's by default, to a gateway with the seeded catalogue. */
export async function connectVendor(
  { database, now }: GatewayDeps,
  key: ExchangeKey,
  url: string,
  { vendor: code, nodeId, gameId, cycle = 0, rtp = 9600 }: GameAtVendor = testGame,
): Promise<void> {
  const at = now()
  await database.query(
    `INSERT INTO vendor_link (vassalage, url, dialect, created_at) VALUES (:code, :url, 'arara', :at)`,
    { code, url, at },
  )
  await database.query('INSERT INTO vendor_key (id, vassalage, secret, created_at) VALUES (:id, :code, :secret, :at)', {
    ...key,
    code,
    at,
  })
  await database.query(
    `INSERT INTO vendor_game (node_id, vassalage, game_id, rtp, cycle, free_play, open, opened_at)
     VALUES (:nodeId, :code, :gameId, :rtp, :cycle, true, true, :at)`,
    { nodeId, code, gameId, rtp, cycle, at },
  )
  await database.query(`UPDATE vendor SET wallet = 'transfer' WHERE vassalage = :code`, { code })
  forgetVendors(database)
}

/** The operator of such a gateway. @param username of the member who plays */
export function operatorOf({ database, now }: GatewayDeps, username: string): Operator {
  const { vendor: code, nodeId } = testGame
  const turnTo: Readonly<Record<Switch, (on: boolean) => Promise<unknown>>> = {
    game: (on) => database.query('UPDATE vendor_game SET enabled = :on WHERE node_id = :nodeId', { on, nodeId }),
    vendor: (on) => database.query('UPDATE vendor_link SET enabled = :on WHERE vassalage = :code', { on, code }),
    account: (on) =>
      database.query('UPDATE member SET disabled_at = :at WHERE account_key = :username', {
        at: on ? null : now(),
        username,
      }),
    platform: (on) => writeSetting(database, 'maintenance', { active: !on, until: null, message: {} }, now()),
  }
  return {
    async turn(what, on) {
      await turnTo[what](on)
      forgetVendors(database)
    },
    async pace(cycle) {
      await database.query('UPDATE vendor_game SET cycle = :cycle WHERE node_id = :nodeId', { cycle, nodeId })
    },
    async reconcile() {
      const result = await reconcileAll(database)
      return result.ok ? [] : [JSON.stringify(result)]
    },
  }
}
