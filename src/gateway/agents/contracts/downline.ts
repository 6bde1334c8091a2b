import { bigint, type Infer, string, type } from 'superstruct'
import type { ContractType } from '#contract/agents/contracts/contract.ts'
import type { Ending } from '#contract/agents/contracts/contract-request.ts'
import { accountKey } from '#gateway/account/members/accounts.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { toJson } from '#lib/json.ts'
import type { End } from './plan-change.ts'

const AgentRow = type({ id: bigint(), account: string(), currency: string() })
export type LineAgent = Infer<typeof AgentRow>

const columns = 'm.id, m.account, m.currency'
/** SQL: agents directly below `:uplineId` now, as `m`. Members have no contracts, and a closed account is left out. */
export const directText = `FROM agent_line l JOIN member m ON m.id = l.downline_id AND m.closed_at IS NULL
  WHERE l.upline_id = :uplineId AND l.depth = 1 AND l.to_day = 'infinity'`

/**
 * An agent directly below, by account name. Any other account is treated as absent. @throws {CallFailure}
 * `downline_unknown`
 */
export async function demandDownline(on: Executor, uplineId: bigint, account: string): Promise<LineAgent> {
  const row = await rowOf(on, AgentRow, `SELECT ${columns} ${directText} AND m.account_key = :accountKey`, {
    uplineId,
    accountKey: accountKey(account),
  })
  if (!row) throw new CallFailure('downline_unknown')
  return row
}

/** The agent directly above; undefined at the top of a line. */
export function agentAbove(on: Executor, agentId: bigint): Promise<LineAgent | undefined> {
  const text = `SELECT ${columns} FROM line_place p JOIN member m ON m.id = p.agent_id AND m.closed_at IS NULL
    WHERE p.member_id = :agentId AND p.to_day = 'infinity'`
  return rowOf(on, AgentRow, text, { agentId })
}

const NameRow = type({ id: bigint(), account: string() })

/** Account names of members, by their ids. */
async function accountNames(on: Executor, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  if (ids.length === 0) return new Map()
  const text = 'SELECT id, account FROM member WHERE id IN (SELECT jsonb_array_elements_text(:ids::jsonb)::bigint)'
  const rows = await rowsOf(on, NameRow, text, { ids: toJson(ids) })
  return new Map(rows.map(({ id, account }) => [id, account]))
}

/** Endings with account names. They are shown to an agent above all of these accounts. */
export async function endingsOf(on: Executor, contract: ContractType, ends: readonly End[]): Promise<Ending[]> {
  const names = await accountNames(
    on,
    ends.map(({ agentId }) => agentId),
  )
  return ends.map(({ agentId, endsAt }) => ({
    account: names.get(agentId) ?? '',
    contract,
    endsAt: endsAt.toISOString(),
  }))
}
