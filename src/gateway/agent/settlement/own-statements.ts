import type { checkCommissionStatement } from '#contract/agent/check-commission-statement.ts'
import type { getCommissionStatement } from '#contract/agent/get-commission-statement.ts'
import type { getCommissionStatements } from '#contract/agent/get-commission-statements.ts'
import type { getStatementMembers } from '#contract/agent/get-statement-members.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import type { Transaction } from '#gateway/db/client.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { keysetPage } from '#gateway/http/keyset.ts'
import { brandTimeZone } from '#gateway/system/time-zone.ts'
import { momentsOf } from '#lib/civil-days.ts'
import { checkStatement } from './check-statement.ts'
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
export async function ownStatements(
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
export async function ownStatementMembers(
  deps: GatewayDeps,
  session: Session,
  { statementId, ...paging }: RequestOf<typeof getStatementMembers>,
): Promise<ResponseOf<typeof getStatementMembers>> {
  const { id } = await demandStatement(deps, session, statementId)
  return statementMembers(deps.database, id, { now: deps.now(), ...paging })
}

/** @throws {CallFailure} `statement_not_found`, also for another agent's statement */
export async function ownStatement(
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
    carriedIn: result.carriedIn,
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

/** @throws {CallFailure} `statement_not_found`, also for another agent's statement */
export async function ownStatementCheck(
  deps: GatewayDeps,
  session: Session,
  statementId: string,
): Promise<ResponseOf<typeof checkCommissionStatement>> {
  const found = await demandStatement(deps, session, statementId)
  // A large line has millions of bets in a month.
  const check = (tx: Transaction) => checkStatement(tx, found, deps.now())
  const checked = await deps.database.transaction(check, { statementTimeout: 60_000 })
  return { ...checked, checkedAt: deps.now().toISOString() }
}
