import type { ContractTerms } from '#gateway/agent/contracts/terms.ts'
import { countLine } from '#gateway/agent/line/count-line.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { transfer } from '#gateway/ledger/transfers.ts'
import { toJson } from '#lib/json.ts'
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
  if (isAgent) await byOwner(database, 'UPDATE member SET type = 2 WHERE id = $1', [memberId])
  if (upline) {
    await database.query(
      `INSERT INTO member_upline (member_id, upline_id, code, created_at) VALUES ($1, $2, 'test', $3)`,
      [memberId, upline.memberId, now()],
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
      'SELECT complete_to >= $1 AND NOT EXISTS (SELECT FROM wager WHERE settled_xid >= counted_to) AS done FROM line_mark',
      [deps.now()],
    )
    if (mark?.done) return
  }
}

/** Puts a contract in force as of a moment, which must be the start of a period. @param upline the agent who gives it; the house by default */
export async function contractFor(
  { database }: Pick<GatewayDeps, 'database'>,
  agent: { readonly memberId: bigint },
  terms: ContractTerms,
  { from, upline }: { readonly from: Date; readonly upline?: { readonly memberId: bigint } },
): Promise<bigint> {
  const [row] = await rowsAs<{ id: bigint }>(
    database,
    `WITH c AS (
       INSERT INTO line_contract (agent_id, upline_id, kind, currency, begun_at) VALUES ($1, $2, $3, 'BRL', $4) RETURNING id
     ), v AS (
       INSERT INTO line_contract_version (contract_id, version, terms, effective_from, accepted_at)
       SELECT id, 1, $5::text::jsonb, $4, $4 FROM c
     ) SELECT id FROM c`,
    [agent.memberId, upline?.memberId ?? null, terms.kind, from, toJson(terms)],
  )
  if (!row) throw new Error('There is no contract.')
  return row.id
}

/** What is in an agent's commission account, in minor units. */
export async function commissionOf({ database }: Pick<GatewayDeps, 'database'>, agent: { readonly memberId: bigint }) {
  const text = `SELECT coalesce(sum(balance), 0)::bigint AS balance FROM ledger_account
    WHERE owner_kind = 'member' AND owner_id = $1::bigint::text AND purpose = 'commission'`
  return (await rowsAs<{ balance: bigint }>(database, text, [agent.memberId]))[0]?.balance
}
