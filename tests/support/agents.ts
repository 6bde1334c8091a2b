import { countLine } from '#gateway/agents/line/count-line.ts'
import { nothingBelow, nothingCarried, settle } from '#gateway/agents/terms/settle.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { toJson } from '#lib/json.ts'
import { salary, teamFacts, tier } from './agent-contracts.ts'
import type { TestGateway } from './gateway.ts'
import { byOwner } from './rounds.ts'
import { rowsAs } from './rows.ts'
import { vipPlayer } from './vip.ts'

/** An account below an agent, or the top of a line; it plays slots and moves money. @param upline the agent directly above */
export async function lineAccount(
  deps: GatewayDeps,
  { isAgent = false, upline }: { readonly isAgent?: boolean; readonly upline?: { readonly memberId: bigint } } = {},
) {
  const { database, now } = deps
  const player = await vipPlayer(deps)
  const { memberId, account } = player
  if (isAgent) await byOwner(database, 'UPDATE member SET type = 2 WHERE id = :memberId', { memberId })
  if (upline) {
    await database.query(
      `INSERT INTO member_upline (member_id, upline_id, code, created_at) VALUES (:memberId, :uplineId, 'test', :createdAt)`,
      { memberId, uplineId: upline.memberId, createdAt: now() },
    )
  }
  return {
    ...player,
    async deposit(amount: bigint, fee = 0n) {
      const legs = [
        { account, amount: amount - fee },
        { system: 'deposits', amount: -amount } as const,
        ...(fee > 0n ? [{ system: 'fees', amount: fee } as const] : []),
      ]
      await transfer(database, { kind: 'deposit', at: now(), legs })
    },
    async reward(amount: bigint) {
      await transfer(database, {
        kind: 'test-reward',
        at: now(),
        legs: [
          { account, amount },
          { system: 'bonus', amount: -amount },
        ],
      })
    },
  }
}
export type LineAccount = Awaited<ReturnType<typeof lineAccount>>

/** Counts until everything is counted: transactions of other databases of the same server hold it back too. */
export async function lineCounted({ deps }: Pick<TestGateway, 'deps'>): Promise<void> {
  for (;;) {
    await countLine(deps)
    const [mark] = await rowsAs<{ done: boolean | null }>(
      deps.database,
      'SELECT complete_to >= :now AND games_to >= counted_to AND NOT EXISTS (SELECT FROM wager WHERE settled_xid >= counted_to) AS done FROM line_mark',
      { now: deps.now() },
    )
    if (mark?.done) return
  }
}

/**
 * Puts a contract in force from a moment on, which must be the start of a period. @param upline the agent who gives it;
 * the house by default
 */
export async function contractFor(
  { database }: Pick<GatewayDeps, 'database'>,
  agent: { readonly memberId: bigint },
  terms: ContractTerms,
  { from, upline }: { readonly from: Date; readonly upline?: { readonly memberId: bigint } },
): Promise<bigint> {
  const [row] = await rowsAs<{ id: bigint }>(
    database,
    `WITH c AS (
       INSERT INTO line_contract (agent_id, upline_id, kind, currency, begun_at) VALUES (:memberId, :uplineId, :kind, 'BRL', :from) RETURNING id
     ), v AS (
       INSERT INTO line_contract_version (contract_id, version, terms, effective_from, accepted_at)
       SELECT id, 1, :terms::text::jsonb, :from, :from FROM c
     ) SELECT id FROM c`,
    { memberId: agent.memberId, uplineId: upline?.memberId ?? null, kind: terms.kind, from, terms: toJson(terms) },
  )
  if (!row) throw new Error('There is no contract.')
  return row.id
}

/** The balance of an agent's commission account, in minor units. */
export async function commissionOf({ database }: Pick<GatewayDeps, 'database'>, agent: { readonly memberId: bigint }) {
  const text = `SELECT coalesce(sum(balance), 0)::bigint AS balance FROM ledger_account
    WHERE owner_kind = 'member' AND owner_id = :memberId::bigint::text AND purpose = 'commission'`
  return (await rowsAs<{ balance: bigint }>(database, text, { memberId: agent.memberId }))[0]?.balance
}

/** An agent with an account name and a token, and a settled day of a contract in which nothing was earned. @returns the statement's id */
export async function someStatement(
  { deps }: Pick<TestGateway, 'deps'>,
  account: string,
  day = '2026-01-05',
): Promise<string> {
  const [row] = await rowsAs<{ id: bigint }>(deps.database, 'SELECT id FROM member WHERE account = :account', {
    account,
  })
  if (!row) throw new Error(`There is no ${account}.`)
  const from = new Date(`${day}T03:00:00.000Z`)
  const terms = { ...salary(tier(100)) }
  const [known] = await rowsAs<{ id: bigint }>(deps.database, 'SELECT id FROM line_contract WHERE agent_id = :rowId', {
    rowId: row.id,
  })
  const contractId = known?.id ?? (await contractFor(deps, { memberId: row.id }, terms, { from }))
  const facts = teamFacts({ validBet: 99n })
  const [statement] = await rowsAs<{ id: bigint }>(
    deps.database,
    `INSERT INTO line_statement (contract_id, version, agent_id, kind, currency, period, starts_at, ends_at, formula, facts, result, base,
       gross, downlines, pay, owes, payer, figures_at, settled_at, state)
     VALUES (:contractId, 1, :rowId, 'dailySalary', 'BRL', :period, :from, :endsAt, 1, :facts::text::jsonb, :result::text::jsonb, 99, 0, 0, 0, 0, 'platform', :endsAt, :endsAt, 'nothing')
     RETURNING id`,
    {
      contractId,
      rowId: row.id,
      from,
      endsAt: new Date(from.getTime() + 24 * 3_600_000),
      facts: toJson(facts),
      result: toJson(settle(terms, facts, nothingBelow, { carriedIn: nothingCarried, isMonthEnd: true })),
      period: `D:${day}`,
    },
  )
  if (!statement) throw new Error('There is no statement.')
  return statement.id.toString()
}

/** Notes members whom a statement counts as active. */
export async function someActive(
  { deps }: Pick<TestGateway, 'deps'>,
  statementId: string,
  count: number,
): Promise<void> {
  await byOwner(
    deps.database,
    `WITH members AS (INSERT INTO member (account, account_key, nickname, type, currency, created_at)
       SELECT name, name, name, 0, 'BRL', now() FROM (SELECT 'active' || :statementId || '-' || n AS name FROM generate_series(1, :createdAt) n) made
       RETURNING id)
     INSERT INTO line_statement_active (statement_id, member_id, valid_bet, deposited) SELECT :statementId::text::bigint, id, 100 + id % 7, 0 FROM members`,
    { statementId, createdAt: count },
  )
}

/** Gives an agent commissions, past all contracts. @param amount minor units of BRL */
export async function giveCommission(
  { deps }: Pick<TestGateway, 'deps'>,
  account: string,
  amount: bigint,
): Promise<void> {
  const [row] = await rowsAs<{ id: bigint }>(deps.database, 'SELECT id FROM member WHERE account = :account', {
    account,
  })
  if (!row) throw new Error(`There is no ${account}.`)
  const to = await ensureAccount(deps.database, { kind: 'member', id: row.id.toString() }, 'commission', 'BRL')
  const legs = [{ account: to, amount }, { system: 'commission', amount: -amount } as const]
  await transfer(deps.database, { kind: 'test-commission', at: deps.now(), legs })
}

/** The name of an account of a line. */
export async function accountName(
  { database }: GatewayDeps,
  { memberId }: Pick<LineAccount, 'memberId'>,
): Promise<string> {
  const text = 'SELECT account FROM member WHERE id = :memberId'
  return (await rowsAs<{ account: string }>(database, text, { memberId }))[0]?.account ?? ''
}
