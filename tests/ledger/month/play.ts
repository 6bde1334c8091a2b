import type { Database } from '#gateway/platform/db/client.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { bet, betAndWin, freeRound, rollback, win } from '#gateway/play/vendors/door.ts'
import { validBet } from '#gateway/play/vendors/valid-bet.ts'
import { available } from '#tests/support/ledger.ts'
import { openPlayers } from '#tests/support/players.ts'
import { nodes } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { type Category, categories, type PlannedBet, type PlannedFreeRound } from './plan.ts'

export interface MonthPlayer {
  readonly memberId: bigint
  readonly account: bigint
  /** An open game of each category. */
  readonly games: Readonly<Record<Category, bigint>>
}

/** Players who sit before a game of each category. */
export async function sitDown(database: Database, count: number): Promise<MonthPlayer[]> {
  const players = await openPlayers(database, Array(count).fill('BRL'))
  const further = categories.filter((category) => nodes[category] !== nodes.RNG)
  const rows = await rowsAs<{ id: bigint; member_id: bigint; node_id: number }>(
    database,
    `INSERT INTO game_session (token_hash, session_id, member_id, node_id, mode, account_id, currency, started_at)
     SELECT sha256(convert_to('month ' || g.id || ' ' || n, 'UTF8')), session_id, member_id, n::integer, mode, account_id, currency, started_at
     FROM game_session g CROSS JOIN jsonb_array_elements_text(:further::text::jsonb) n
     WHERE g.id = ANY (ARRAY(SELECT jsonb_array_elements_text(:players::text::jsonb)::bigint)) RETURNING id, member_id, node_id`,
    {
      players: JSON.stringify(players.map(({ gameSessionId }) => gameSessionId.toString())),
      further: JSON.stringify(further.map((category) => nodes[category])),
    },
  )
  return players.map(({ memberId, account, gameSessionId }) => {
    const gameOf = (category: Category) => {
      const row = rows.find(({ member_id, node_id }) => member_id === memberId && node_id === nodes[category])
      return category === 'RNG' ? gameSessionId : (row?.id ?? 0n)
    }
    return { memberId, account, games: { RNG: gameOf('RNG'), LIVE: gameOf('LIVE'), FISH: gameOf('FISH') } }
  })
}

const named = (planned: PlannedBet, part: string) => ({ vendor: 'month', id: `${part}-${planned.id}`, request: {} })

const countedBet = ({ category, stake, win: won }: PlannedBet) => validBet({ gameType: category, stake, win: won })

/** Places a bet; what is decided at once is decided. @returns its result */
export async function place(database: Database, player: MonthPlayer, planned: PlannedBet): Promise<string> {
  const away = planned.own === undefined ? 0n : (await available(database, player.account)) - planned.own
  await moveAway(database, player, away)
  const result = await placeWith(database, player, planned)
  await moveAway(database, player, -away)
  return result
}

/** Moves money from the wallet to where no bet can take it, or back. */
async function moveAway(database: Database, { account }: MonthPlayer, amount: bigint): Promise<void> {
  const legs = [{ account, amount: -amount }, { system: 'deposits', amount } as const]
  if (amount !== 0n) await transfer(database, { kind: 'elsewhere', legs })
}

async function placeWith(database: Database, player: MonthPlayer, planned: PlannedBet): Promise<string> {
  const { id, category, stake, fate } = planned
  const now = new Date(planned.placedAt)
  const placing = { gameSessionId: player.games[category], engine: 'month', key: `month-${id}`, stake, now }
  if (fate === 'at once' || fate === 'doubled') {
    const request = { ...placing, transaction: named(planned, 'play'), outcome: '{}', win: planned.win }
    const play = () => betAndWin(database, { ...request, validBet: countedBet(planned) })
    const [{ result }, again] = await Promise.all(fate === 'doubled' ? [play(), play()] : [play()])
    return again && result === 'replayed' ? again.result : result
  }
  const round = { reference: `month-${id}`, exclusive: false }
  const { result } = await bet(database, { ...placing, transaction: named(planned, 'bet'), round })
  if (fate === 'rolled back')
    await rollback(database, { transaction: named(planned, 'back'), betId: named(planned, 'bet').id, now })
  return result
}

/** The result of a bet that waited for it. */
export async function settle(database: Database, planned: PlannedBet): Promise<void> {
  await win(database, {
    transaction: named(planned, 'win'),
    betId: named(planned, 'bet').id,
    state: planned.win > 0n ? 'won' : 'lost',
    win: planned.win,
    outcome: '{}',
    validBet: countedBet(planned),
    now: new Date(planned.settledAt),
  })
}

/** Plays a free round, if there are any left. */
export async function playFree(
  database: Database,
  player: MonthPlayer,
  { id, win: won, at }: PlannedFreeRound,
  of: { readonly freeRoundsId: bigint; readonly stake: bigint },
): Promise<void> {
  await freeRound(database, {
    ...{ transaction: { vendor: 'month', id: `free-${id}`, request: {} }, gameSessionId: player.games.RNG },
    ...{ engine: 'month', key: `free-${id}`, ...of, win: won, outcome: '{}', now: new Date(at) },
  })
}
