import { setRealityCheck } from '#contract/account/protection/set-reality-check.ts'
import { closeGame } from '#contract/play/games/close-game.ts'
import { totalOf } from '#games/blackjack/hand.ts'
import { dealt } from '#games/blackjack/shared.ts'
import type { Decision } from '#games/blackjack/table.ts'
import { hashBefore } from '#games/crash/chain.ts'
import { crashPoint } from '#games/crash/point.ts'
import { commitmentOf } from '#games/fairness/stream.ts'
import { tableSeed } from '#games/tables/tables.ts'
import { sealSeed } from '#gateway/play/fairness/seal.ts'
import { advance } from '#gateway/play/tables/step.ts'
import { newToken } from '#gateway/tokens.ts'
import { giveSome } from '#tests/support/bonus.ts'
import { later, minutes } from '#tests/support/clock.ts'
import { keepWallets, move } from '#tests/support/funds.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { launch, memberOf } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { placeAt, putTable, tableNode, tablePlayer } from '#tests/support/tables.ts'
import type { Prepare, Producers } from './producer.ts'
import { excluded, limited } from './protection.ts'

/** The nodes of the tables here. Other tests put others behind them. */
const nodes: Readonly<Record<string, number>> = {
  'roulette-1': tableNode,
  'crash-1': tableNode + 1,
  'blackjack-1': tableNode + 2,
  'baccarat-1': 16202,
}

/** A round that takes bets for an hour, so that no test is too slow for it. @returns its number */
async function longRound(
  { deps: { database, config } }: TestGateway,
  table: string,
  seed = 'ab'.repeat(32),
): Promise<number> {
  await database.query('SELECT table_watch(:table, 3600000)', { table })
  const open = async () =>
    (
      await rowsAs<{ number: bigint }>(
        database,
        "SELECT number FROM table_round WHERE table_id = :table AND state = 'open' AND closes_at > table_now()",
        { table },
      )
    )[0]
  const [last] = await rowsAs<{ number: bigint }>(
    database,
    'SELECT coalesce(max(number), 0)::bigint AS number FROM table_round WHERE table_id = :table',
    { table },
  )
  if (!(await open()))
    await database.query('SELECT table_open(:table, :number, :commitment, :sealed, :clientSeed, 3600000)', {
      ...{ table, number: (last?.number ?? 0n) + 1n, commitment: commitmentOf(seed) },
      ...{ sealed: sealSeed(config, seed), clientSeed: table },
    })
  const opened = await open()
  if (!opened) throw new Error(`No round of ${table} is open`)
  return Number(opened.number)
}

/** A player at a table, which has an open round. @param then called after the game was launched */
async function seated(
  gateway: TestGateway,
  table = 'roulette-1',
  then?: (token: string) => Promise<void>,
  amount = 50_00n,
) {
  const node = nodes[table] ?? tableNode
  await putTable(gateway.deps, table, node)
  const player = await tablePlayer(gateway, amount, node)
  const number = await longRound(gateway, table)
  await then?.(player.token)
  return { player, number }
}

const seat = (number: number) => ({ place: `seat-${number}`, stake: 1_00n })
const red = { place: 'red', stake: 1_00n }

/** A bet on the open round. */
const betting =
  (bet: object = red, then?: (token: string, gateway: TestGateway) => Promise<void>): Prepare =>
  async (gateway) => {
    const { player, number } = await seated(gateway, 'roulette-1', then && ((token) => then(token, gateway)))
    return { input: { number, bets: [bet] }, token: player.gameToken, key: crypto.randomUUID() }
  }

/** A request of a frame whose game was closed. */
const closed =
  (input: object): Prepare =>
  async (gateway) => {
    const { player } = await seated(gateway)
    await gateway.call(closeGame, {}, { token: player.gameToken })
    return { input, token: player.gameToken, key: crypto.randomUUID() }
  }

const at =
  (input: object): Prepare =>
  async (gateway) => ({ input, token: (await seated(gateway)).player.gameToken })

/** A seed whose round ends at 1,000.00× or later, which takes two minutes. */
function lateSeed(clientSeed: string): string {
  for (let tried = 0; ; tried++) {
    const seed = hashBefore(`seed ${tried}`)
    if (crashPoint(seed, clientSeed) >= 100_000) return seed
  }
}

/** Closes a round with bets since a second, with a seed that the test needs: it is put into the past. */
async function closedRound({ deps: { database, config } }: TestGateway, table: string, number: number, seed: string) {
  await database.transaction(async (tx) => {
    const kept = []
    for (const name of ['table_player', 'table_bet', 'table_sum', 'table_seat'])
      kept.push({
        name,
        rows: await rowsAs<{ row: string }>(
          tx,
          `SELECT to_jsonb(t)::text AS row FROM ${name} t WHERE table_id = :table AND number = :number`,
          { table, number },
        ),
      })
    await tx.query('DELETE FROM table_round WHERE table_id = :table AND number = :number', { table, number })
    await tx.query(
      `INSERT INTO table_round (table_id, number, state, commitment, sealed_seed, client_seed, opened_at, closes_at)
       VALUES (:table, :number, 'closed', :commitment, :sealed, :table, table_now() - interval '1 hour', table_now() - interval '1 second')`,
      { table, number, commitment: commitmentOf(seed), sealed: sealSeed(config, seed) },
    )
    for (const { name, rows } of kept)
      for (const { row } of rows)
        await tx.query(`INSERT INTO ${name} SELECT * FROM jsonb_populate_record(NULL::${name}, :row::jsonb)`, { row })
  })
}

/** A bet of a crash round that runs since a second. */
async function running(gateway: TestGateway) {
  const table = 'crash-1'
  const { player, number } = await seated(gateway, table)
  ;(await placeAt(gateway, player, number, [{ place: 'first', stake: 1_00n }])).value()
  await closedRound(gateway, table, number, lateSeed(table))
  return { player, number }
}

interface Decider {
  readonly amount?: bigint
  readonly stake?: bigint
  /** Before the bet, and after the deal. */
  readonly first?: (token: string, gateway: TestGateway) => Promise<void>
  readonly after?: (token: string, gateway: TestGateway) => Promise<unknown>
}

/** A seed whose first hand at the first seat can be doubled. */
function lowSeed(table: string, number: number): string {
  const stakes = [{ place: 0, stake: 1_00n, currency: 'BRL' }]
  for (let tried = 0; ; tried++) {
    const seed = hashBefore(`low ${tried}`)
    const { phase, seats } = dealt(stakes, tableSeed(table, number, seed))
    if (phase === 'decisions' && totalOf(seats[0]?.hands[0]?.cards ?? []).total < 10) return seed
  }
}

/** Ends the round of a table without a result. */
async function ended({ deps }: TestGateway, table: string): Promise<void> {
  await deps.database.query(
    `SELECT table_void(table_id, number, 0) FROM table_round WHERE table_id = :table AND state IN ('open', 'closed')`,
    { table },
  )
  await advance(deps, table)
}

/** Ends the rounds of other tests and forgets them, so that all seats are free and no pause is waited for. */
async function emptied(gateway: TestGateway, table: string): Promise<void> {
  await ended(gateway, table)
  await gateway.deps.database.query('DELETE FROM table_round WHERE table_id = :table', { table })
}

/** A decision of a player whose hand can be doubled. */
const deciding =
  (decision: Decision, { amount = 50_00n, stake = 1_00n, first, after }: Decider = {}): Prepare =>
  async (gateway) => {
    const table = 'blackjack-1'
    await emptied(gateway, table)
    const { player, number } = await seated(gateway, table, first && ((token) => first(token, gateway)), amount)
    ;(await placeAt(gateway, player, number, [{ place: 'seat-1', stake }])).value()
    await closedRound(gateway, table, number, lowSeed(table, number))
    await advance(gateway.deps, table)
    await gateway.deps.database.query(
      "UPDATE table_hands SET decides_until = table_now() + interval '1 hour' WHERE table_id = :table AND number = :number",
      { table, number },
    )
    await after?.(player.token, gateway)
    return { input: { number, seat: 0, at: 0, decision }, token: player.gameToken, key: crypto.randomUUID() }
  }

export const tablesProducers = {
  getTable: { success: at({}), refusals: { game_session_closed: closed({}) } },
  placeTableBets: {
    success: betting(),
    refusals: {
      bets_closed: async (gateway) => {
        const { player, number } = await seated(gateway)
        return { input: { number: number + 1, bets: [red] }, token: player.gameToken, key: crypto.randomUUID() }
      },
      place_unknown: betting({ ...red, place: 'rouge' }),
      table_limit: betting({ ...red, stake: 1n }),
      seat_taken: async (gateway) => {
        await emptied(gateway, 'blackjack-1')
        const { player, number } = await seated(gateway, 'blackjack-1')
        ;(await placeAt(gateway, player, number, [seat(1)])).value()
        const other = await seated(gateway, 'blackjack-1')
        return { input: { number, bets: [seat(1)] }, token: other.player.gameToken, key: crypto.randomUUID() }
      },
      seats_limit: async (gateway) => {
        const { player, number } = await seated(gateway, 'blackjack-1')
        return { input: { number, bets: [1, 2, 3, 4].map(seat) }, token: player.gameToken, key: crypto.randomUUID() }
      },
      insufficient_funds: betting({ ...red, stake: 51_00n }),
      play_blocked: betting(red, (token, gateway) => excluded(gateway, token)),
      limit_reached: betting(red, (token, gateway) =>
        limited(gateway, token, { kind: 'wager', period: 'day', amount: 99n }),
      ),
      reality_check_due: async (gateway) => {
        const { player, number } = await seated(gateway, 'roulette-1', async (token) => {
          ;(await gateway.call(setRealityCheck, { minutes: 5 }, { token })).value()
        })
        ;(await placeAt(gateway, player, number, [red])).value()
        gateway.clock.advance(minutes(5))
        return { input: { number, bets: [red] }, token: player.gameToken, key: crypto.randomUUID() }
      },
      vendor_wallet_used: betting(red, async (token, gateway) => {
        await keepWallets(gateway, 'RELAMPAGO')
        ;(await move(gateway, token, { vassalage: 'RELAMPAGO', amount: 1n })).value()
      }),
      bonus_bet_too_high: betting(red, async (token, gateway) => {
        await giveSome(gateway.deps.database, await memberOf(gateway, token), gateway.clock.now(), { maxBet: '1' })
      }),
      too_fast: async (gateway) => {
        const table = 'baccarat-1'
        const { player, number } = await seated(gateway, table)
        const bets = [{ place: 'banker', stake: 1_00n }]
        await gateway.deps.database.query('UPDATE game SET cycle = 5000 WHERE node_id = :node', {
          node: nodes[table] ?? tableNode,
        })
        ;(await placeAt(gateway, player, number, bets)).value()
        await ended(gateway, table)
        const next = await longRound(gateway, table)
        return { input: { number: next, bets }, token: player.gameToken, key: crypto.randomUUID() }
      },
      game_session_closed: closed({ number: 1, bets: [red] }),
    },
  },
  undoTableBets: {
    success: async (gateway) => {
      const { player, number } = await seated(gateway)
      ;(await placeAt(gateway, player, number, [red])).value()
      return { input: { number, which: 'all' }, token: player.gameToken, key: crypto.randomUUID() }
    },
    refusals: {
      bets_closed: async (gateway) => {
        const { player, number } = await seated(gateway)
        return { input: { number: number + 1, which: 'all' }, token: player.gameToken, key: crypto.randomUUID() }
      },
      game_session_closed: closed({ number: 1, which: 'all' }),
    },
  },
  cashOutTableBet: {
    success: async (gateway) => {
      const { player, number } = await running(gateway)
      return { input: { number, place: 'first' }, token: player.gameToken, key: crypto.randomUUID() }
    },
    refusals: {
      cash_out_missed: async (gateway) => {
        const { player, number } = await seated(gateway)
        await putTable(gateway.deps, 'crash-1', tableNode + 1)
        const gameToken = await launch(gateway, player.token, 'real', tableNode + 1)
        return { input: { number, place: 'first' }, token: gameToken, key: crypto.randomUUID() }
      },
      game_session_closed: closed({ number: 1, place: 'first' }),
    },
  },
  decideAtTable: {
    success: deciding('stand'),
    refusals: {
      decision_not_offered: deciding('decline'),
      insufficient_funds: deciding('double', { amount: 10_00n, stake: 6_00n }),
      play_blocked: deciding('double', { after: (token, gateway) => excluded(gateway, token) }),
      limit_reached: deciding('double', {
        after: (token, gateway) => limited(gateway, token, { kind: 'wager', period: 'day', amount: 1_99n }),
      }),
      reality_check_due: deciding('double', {
        first: async (token, gateway) => {
          ;(await gateway.call(setRealityCheck, { minutes: 5 }, { token })).value()
        },
        after: async (_, gateway) => gateway.clock.advance(minutes(5)),
      }),
      bonus_bet_too_high: deciding('double', {
        after: async (token, gateway) => {
          await giveSome(gateway.deps.database, await memberOf(gateway, token), gateway.clock.now(), { maxBet: '1' })
        },
      }),
      game_session_closed: closed({ number: 1, seat: 0, at: 0, decision: 'hit' }),
    },
  },
  getTableMessages: { success: at({}), refusals: { game_session_closed: closed({}) } },
  sendTableMessage: {
    success: at({ text: 'Boa sorte!' }),
    refusals: {
      message_refused: at({ text: 'www.example.com' }),
      chat_off: async (gateway) => {
        const { player } = await seated(gateway)
        await gateway.deps.database.query(
          `INSERT INTO table_author (member_id, author_key, silenced_until, silenced_by) VALUES (:memberId, :key, :until, 'test')`,
          { memberId: player.memberId, key: newToken().slice(0, 16), until: later(gateway.clock.now(), minutes(60)) },
        )
        return { input: { text: 'Boa sorte!' }, token: player.gameToken }
      },
      game_session_closed: closed({ text: 'Boa sorte!' }),
    },
  },
  muteTablePlayer: {
    success: at({ authorKey: 'nobody', muted: true }),
    refusals: { game_session_closed: closed({ authorKey: 'nobody', muted: true }) },
  },
} satisfies Producers
