import type { Database } from '#gateway/platform/db/client.ts'
import { bet, betAndWin, rollback, storeState, win } from '#gateway/play/vendors/door.ts'
import { deposit } from './ledger.ts'
import { openPlayers, type Player } from './players.ts'
import { rowsAs } from './rows.ts'

/** When everything at the table happens. */
export const now = new Date('2026-03-01T12:00:00Z')
/** The opening balance of a player, in minor units. */
export const opening = 1_000n

/** A separate vendor for each test, its requests at a moment to gateway/play/vendors, and a player with `opening`. */
export async function vendorTable(database: Database, at = now) {
  const [player] = await openPlayers(database, ['BRL'])
  if (!player) throw new Error('Nobody plays.')
  await deposit(database, player.account, opening)
  return tableOf(database, player, at)
}

/** The table of a player who is there already, such as through another gateway on the same database. */
export function tableOf(database: Database, player: Player, at = now) {
  const vendor = `vendor-${player.memberId}`
  const name = (id: string, request = id) => ({ vendor, id, request })
  const placing = (id: string, stake: bigint, request?: string) => ({
    transaction: name(id, request ?? `${id} ${stake}`),
    gameSessionId: player.gameSessionId,
    engine: vendor,
    key: id,
    stake,
    now: at,
  })
  type Round = Parameters<typeof bet>[1]['round']
  type State = 'won' | 'lost' | 'cashed' | 'void'
  return {
    player,
    vendor,
    name,
    /** Opens a round with a state. @returns its id */
    open: async (id: string, engineState: unknown) => {
      const round = { reference: null, exclusive: true }
      const opened = await bet(database, { ...placing(id, 100n), round, engineState: JSON.stringify(engineState) })
      if (opened.result !== 'done') throw new Error(`No round was opened: ${opened.result}.`)
      return opened.round_id
    },
    /** A decision that leads from one state to another. */
    step: (id: string, roundId: bigint, follows: unknown, engineState: unknown, by: { engine?: string } = {}) => {
      const states = { follows: JSON.stringify(follows), engineState: JSON.stringify(engineState) }
      const { transaction, gameSessionId, engine } = placing(
        id,
        0n,
        `${roundId} ${states.follows} ${states.engineState}`,
      )
      return storeState(database, { transaction, gameSessionId, engine, roundId, ...states, now, ...by })
    },
    bet: (id: string, stake = 100n, round: Round = { reference: null, exclusive: false }) =>
      bet(database, { ...placing(id, stake), round }),
    betAndWin: (id: string, stake: bigint, won: bigint) =>
      betAndWin(database, { ...placing(id, stake), win: won, outcome: '{}', validBet: stake }),
    win: (id: string, betId: string, won: bigint, state: State = won > 0n ? 'won' : 'lost') => {
      const transaction = name(id, `${betId} ${won}`)
      return win(database, { transaction, betId, state, win: won, outcome: '{"n":1}', validBet: 100n, now: at })
    },
    rollback: (id: string, betId: string) => rollback(database, { transaction: name(id, betId), betId, now: at }),
    funds: async () => {
      const sql = 'SELECT balance, held FROM ledger_account WHERE id = :account'
      const [row] = await rowsAs<{ balance: bigint; held: bigint }>(database, sql, { account: player.account })
      return row
    },
  }
}

/** A wager as stored in the database. */
export async function wagerOf(database: Database, id: bigint): Promise<Record<string, unknown>> {
  const [row] = await rowsAs<Record<string, unknown>>(database, 'SELECT * FROM wager WHERE id = :id', { id })
  return row ?? {}
}
