import { create, nullable, string, type } from 'superstruct'
import type { checkCommissionStatement } from '#contract/agents/commission/check-commission-statement.ts'
import type { StatementCheck } from '#contract/agents/commission/commission-statement.ts'
import type { getCommissionStatement } from '#contract/agents/commission/get-commission-statement.ts'
import type { getCommissionStatements } from '#contract/agents/commission/get-commission-statements.ts'
import type { getStatementMembers } from '#contract/agents/commission/get-statement-members.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import type { Computations } from '#gateway/agents/computations/computations.ts'
import { protectionOf, shownName } from '#gateway/agents/line/in-line.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { momentsOf } from '#lib/civil-days.ts'
import { toJson } from '#lib/json.ts'
import { type Checked, CheckedStruct } from './check-work.ts'
import { frozenStatement } from './frozen-statement.ts'
import { statementMembers } from './statement-members.ts'
import {
  selectStatement,
  selectStatements,
  settledTo,
  sumStatements,
  type WholeRow,
  wireRow,
} from './statement-queries.ts'

/** The calling agent's statements of a kind of contract. */
export async function agentStatements(
  { database }: GatewayDeps,
  { memberId, currency }: Session,
  { contract, from, to, cursor, pageSize }: RequestOf<typeof getCommissionStatements>,
): Promise<ResponseOf<typeof getCommissionStatements>> {
  const moments = momentsOf({ from, to }, await brandTimeZone(database))
  const asked = { agentId: memberId, kind: contract, from: new Date(moments.from), to: new Date(moments.to) }
  const list = `getCommissionStatements ${memberId} ${contract} ${from} ${to}`
  const { rows, next, previous } = await keysetPage({ list, cursor, pageSize }, async (limit, place) => ({
    rows: await selectStatements(database, asked, limit, place),
  }))
  const { paid, open } = await sumStatements(database, asked)
  const settled = await settledTo(database, memberId, contract)
  return {
    list: rows.map(wireRow),
    next,
    previous,
    currency,
    paid,
    open,
    settledTo: settled.settled_to?.toISOString() ?? null,
    waitsFor: settled.waits_for,
  }
}

/** @throws {CallFailure} `statement_not_found`, also for another agent's statement */
export async function demandStatement(
  { database, now }: GatewayDeps,
  { memberId }: Session,
  statementId: string,
): Promise<WholeRow> {
  const found =
    /^\d{1,18}$/.test(statementId) && (await selectStatement(database, memberId, BigInt(statementId), now()))
  if (!found) throw new CallFailure('statement_not_found')
  return found
}

/** Active accounts that come with a statement. */
const firstMembers = 100

/** @throws {CallFailure} `statement_not_found`, also for another agent's statement */
export async function agentStatementMembers(
  deps: GatewayDeps,
  session: Session,
  { statementId, ...paging }: RequestOf<typeof getStatementMembers>,
): Promise<ResponseOf<typeof getStatementMembers>> {
  const { id } = await demandStatement(deps, session, statementId)
  return statementMembers(deps.database, id, { now: deps.now(), ...paging })
}

/** @throws {CallFailure} `statement_not_found`, also for another agent's statement */
export async function agentStatement(
  deps: GatewayDeps,
  session: Session,
  statementId: string,
): Promise<ResponseOf<typeof getCommissionStatement>> {
  const found = await demandStatement(deps, session, statementId)
  const { facts, result } = found
  const members = await statementMembers(deps.database, found.id, { now: deps.now(), pageSize: firstMembers })
  return {
    ...wireRow(found),
    upline: found.upline,
    payer: found.payer,
    version: found.version,
    terms: found.terms,
    tier: result.tier ?? null,
    facts: { won: facts.won, validBet: facts.validBet, active: facts.active },
    costs: result.costs,
    counted: result.counted,
    residue: result.residue,
    carriedOut: result.carriedOut,
    passedOn: result.passedOn ?? 0n,
    lost: result.lost,
    borne: result.borne,
    isActiveReached: result.isActiveReached,
    isLast: result.isLast ?? false,
    corrections: found.corrections,
    corrected: found.corrected.map((correction) => ({ ...correction, at: new Date(correction.at).toISOString() })),
    below: found.below,
    active: members.list,
    activeNext: members.next,
    figuresAt: found.figures_at.toISOString(),
    settledAt: found.settled_at.toISOString(),
    releasedAt: found.released_at?.toISOString() ?? null,
    insufficientAt: found.insufficient_at?.toISOString() ?? null,
    transfer: found.transfer_id?.toString() ?? null,
    hash: frozenStatement(found).hash,
  }
}

/**
 * Recomputes a statement, as a computation that goes on after the answer.
 *
 * @throws {CallFailure} `statement_not_found`, also for another agent's statement
 */
export async function agentStatementCheck(
  deps: GatewayDeps,
  computations: Computations,
  session: Session,
  { statementId, again = false }: RequestOf<typeof checkCommissionStatement>,
): Promise<ResponseOf<typeof checkCommissionStatement>> {
  const { memberId } = session
  const { id } = await demandStatement(deps, session, statementId)
  const question = { statementId: id.toString() }
  const asked = { memberId, kind: 'statementCheck', question, again } as const
  const { state, progress, result } = await computations.ask(asked)
  return { state, progress, result: result === null ? null : await wireCheck(deps, create(result, CheckedStruct)) }
}

/** The result with the names of accounts that may be named now. */
async function wireCheck({ database, now }: GatewayDeps, { differing, ...checked }: Checked): Promise<StatementCheck> {
  const names = await namesOf(
    database,
    differing.map(({ memberId }) => memberId),
    now(),
  )
  const members = differing.map(({ memberId, ...facts }) => ({ account: names.get(memberId) ?? null, ...facts }))
  return { ...checked, members }
}

const NameRow = type({ id: string(), account: nullable(string()) })

async function namesOf(on: Executor, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map()
  const text = `SELECT m.id::text AS id, ${shownName(':now')} AS account FROM member m ${protectionOf}
    WHERE m.id IN (SELECT jsonb_array_elements_text(:ids::text::jsonb)::bigint)`
  const rows = await rowsOf(on, NameRow, text, { ids: toJson(ids), now })
  return new Map(rows.map(({ id, account }) => [id, account]))
}
