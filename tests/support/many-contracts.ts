import type { Database } from '#gateway/platform/db/client.ts'
import { toJson } from '#lib/json.ts'
import { salary, tier } from './agent-contracts.ts'
import { type ColumnsSql, manyRows } from './many-rows.ts'
import { byOwner } from './rounds.ts'

/** The moment up to which nearly everything is settled: the end of a month in the operator's time zone. */
export const endOfMonth = new Date('2026-03-01T03:00:00Z')

/** Contracts; every tenth goes on, in equal parts of four kinds. */
export const contracts = 4_000
/** Contracts of a kind that go on. */
export const going = contracts / 10 / 4
/** Contracts in the line of agent 1210 with its upline: those given by it, by the next one, and so on. */
export const inLine = 8
/** Accounts below agents, one below each whose contract goes on. */
export const players = contracts / 10
/** An agent above all agents whose contracts go on; its own has ended. */
export const topId = 1n
/** The last days of the month before the moment, on each of which every account bets. */
export const days = 50
/** The last 5 minutes before it; in each of them some accounts bet. */
const slots = 500
export const playersInSlot = 40
/** Statements that wait for money or for the operator's approval, ten of each state. */
export const open = 10

const kind = `(ARRAY['dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary'])`
const cycle = `(ARRAY['month', 'day', 'hour', 'minutes5'])`
const kindOf = (contract: string) => `(${contract}) / 10 % 4 + 1`
const agentOf = (n: string) => `((${n}) % ${players} + 1) * 10`
const always: ColumnsSql = { from_day: `'-infinity'`, to_day: `'infinity'` }

/**
 * A house with many contracts and a few of each kind that go on, with years of statements and a bet of each account on
 * each of {@link days}. One period of each kind is over and not settled. Agents have the ids of their contracts. Those
 * that go on are given along lines of ten.
 */
export async function fillContracts(database: Database): Promise<void> {
  const moment = `'${endOfMonth.toISOString()}'::timestamptz`
  const terms = toJson({
    ...salary(tier(100)),
    minimumActive: 1,
    active: { validBet: 1n, deposit: 0n, needs: 'both', scope: 'team' },
  })
  const ofDay: ColumnsSql = { day: `'2026-02-28'::date - (${days * players} - n) / ${players}`, agent_id: agentOf('n') }
  const played: ColumnsSql = {
    ...ofDay,
    wagers: '1',
    stake: '100',
    valid_bet: '100',
    win: '0',
    bonus_stake: '0',
    bonus_win: '0',
  }
  const account = `${contracts} + n % ${players} + 1`
  const states = `CASE WHEN n <= ${open} THEN 'insufficient' WHEN n <= 2 * ${open} THEN 'held' ELSE 'paid' END`
  const isPaid = `n > 2 * ${open}`
  const fill: readonly (readonly [table: string, count: number, columns: ColumnsSql])[] = [
    [
      'member',
      contracts + players,
      {
        id: 'n',
        account: `'crowd' || n`,
        account_key: `'crowd' || n`,
        type: `CASE WHEN n <= ${contracts} THEN 2 ELSE 0 END`,
      },
    ],
    [
      'line_contract',
      contracts,
      {
        agent_id: 'n',
        upline_id: `CASE WHEN n % 10 = 0 AND n > ${players} THEN n - ${players} END`,
        kind: `${kind}[${kindOf('n')}]`,
        begun_at: `'2026-01-01T03:00:00Z'`,
        ends_at: `CASE WHEN n % 10 > 0 THEN '2026-02-01T03:00:00Z'::timestamptz END`,
        ended_by: `CASE WHEN n % 10 > 0 THEN 'house' END`,
      },
    ],
    [
      'line_contract_version',
      2 * contracts,
      {
        contract_id: '(n + 1) / 2',
        version: '2 - n % 2',
        effective_from: `'2026-01-02T03:00:00Z'::timestamptz - n % 2 * interval '1 day'`,
        terms: `'${terms}'::jsonb || jsonb_build_object('kind', ${kind}[${kindOf('(n + 1) / 2')}], 'cycle', ${cycle}[${kindOf('(n + 1) / 2')}])`,
      },
    ],
    [
      'line_statement',
      5 * contracts,
      {
        contract_id: `n % ${contracts} + 1`,
        version: '1',
        agent_id: `n % ${contracts} + 1`,
        upline_id: `CASE WHEN n <= 2 * ${open} THEN ${contracts} END`,
        kind: `${kind}[${kindOf(`n % ${contracts} + 1`)}]`,
        formula: '1',
        result: `'{}'`,
        starts_at: `'2026-01-01T03:00:00Z'::timestamptz + n / ${contracts} * interval '1 day'`,
        ends_at: `'2026-01-02T03:00:00Z'::timestamptz + n / ${contracts} * interval '1 day'`,
        pay: '1',
        owes: '0',
        payer: `CASE WHEN n <= ${open} THEN 'upline' ELSE 'platform' END`,
        state: states,
        decided_at: `CASE WHEN ${isPaid} THEN now() END`,
        transfer_id: `CASE WHEN ${isPaid} THEN -n END`,
      },
    ],
    ['agent_line', contracts, { ...always, upline_id: 'n', downline_id: 'n', depth: '0' }],
    ['agent_line', players, { ...always, upline_id: `${topId}`, downline_id: 'n * 10', depth: '1' }],
    ['line_place', players, { ...always, member_id: account, agent_id: agentOf('n') }],
    ['line_play', days * players, { ...played, member_id: account, game_type: `'RNG'` }],
    [
      'line_money',
      days * players,
      { ...ofDay, member_id: account, deposits: '1', first_deposits: '0', withdrawals: '0' },
    ],
    ['team_play', days * players, { ...played, game_type: `'RNG'` }],
    ['team_money', days * players, ofDay],
    [
      'line_minutes',
      slots * playersInSlot,
      {
        slot: `${Math.floor(endOfMonth.getTime() / 300_000) - 1} - (${slots * playersInSlot} - n) / ${playersInSlot}`,
        member_id: `${contracts} + n % ${playersInSlot} + 1`,
        agent_id: `(n % ${playersInSlot} + 1) * 10`,
      },
    ],
    ['line_rebate', players, { member_id: account, from_day: `'2026-01-01'`, rate: '100' }],
    [
      'line_rebate_payment',
      days * players,
      {
        member_id: account,
        day: `'2025-12-31'::date - n / ${players}`,
        part: `'own'`,
        rate: '100',
        gross: '1',
        below: '0',
        state: `'paid'`,
        transfer_id: '-n',
      },
    ],
  ]
  for (const [table, count, columns] of fill) await manyRows(database, table, count, columns)
  for (const table of ['line_statement', 'line_rebate_payment'])
    await byOwner(database, `SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM ${table}`)
  // Only a cleaning of the database adds blocks to these indexes.
  for (const table of ['line_play', 'line_money', 'team_play'])
    await byOwner(database, `SELECT brin_summarize_new_values('${table}_by_day')`)
  await byOwner(
    database,
    `INSERT INTO line_settled (kind, cycle, settled_to) VALUES ('rebate', 'day', ${moment} - interval '1 day'),
       ('dividend', 'month', '2026-02-01T03:00:00Z'), ('dailySalary', 'day', ${moment} - interval '1 day'),
       ('hourlySalary', 'hour', ${moment} - interval '1 hour'), ('realtimeSalary', 'minutes5', ${moment} - interval '5 minutes')`,
  )
  await byOwner(database, `UPDATE line_mark SET complete_to = ${moment} + interval '4 minutes'`)
}
