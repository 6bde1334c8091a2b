import type { answerContract } from '#contract/agents/contracts/answer-contract.ts'
import type { RequestOf } from '#contract/define-call.ts'
import type { PasswordHasher } from '#gateway/account/auth/passwords.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import { demandWithdrawPassword } from '#gateway/account/security/withdraw-password.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { carryOut } from './carry-out.ts'
import { noteContractEvents } from './contract-events.ts'
import { endingsOf } from './downline.ts'
import { lockContractLine } from './line-rows.ts'
import { agreedTerms, planFor } from './plan-for.ts'
import { planOf } from './plan-of.ts'
import { closeRequest, findRequest, lockRequest, type RequestRow } from './request-rows.ts'
import { type TermsChange, termsInAudit } from './terms-in-audit.ts'
import { demandNothingBelow } from './waiting-below.ts'

/** The caller who answers a request, and the side that asked. */
const sidesOf = ({ member_id, upline_id, asked_by }: RequestRow) =>
  asked_by === 'upline' ? { answers: member_id, asks: upline_id } : { answers: upline_id, asks: member_id }

/**
 * Answers a request of the other side. An acceptance checks everything again with the line locked, and carries out the
 * plan in the same transaction (product rules 31.10 to 31.13).
 *
 * @throws {CallFailure} `withdraw_password_missing`, `withdraw_password_wrong`, `contract_not_found`,
 *   `contract_answered`, `contract_changed`, `contract_downline_waiting`
 */
export async function answerRequest(
  deps: GatewayDeps,
  hasher: PasswordHasher,
  owner: Owner,
  { requestId, answer, withdrawPassword = '' }: RequestOf<typeof answerContract>,
) {
  const { memberId } = owner.session
  if (answer === 'accept') await demandWithdrawPassword(deps, hasher, memberId, withdrawPassword)
  const now = deps.now()
  return await deps.database.transaction(async (tx) => {
    const request = await demandRequest(tx, requestId, (row) => sidesOf(row).answers === memberId, now)
    const done = answer === 'accept' ? await accept(tx, request, now) : await reject(tx, request, now)
    const { contract, id } = request
    await leaveMessage(tx, {
      memberId: sidesOf(request).asks,
      kind: messageKindOf(request.kind, answer),
      details: { contract, from: owner.session.account, ...(done.inForceFrom ? { at: done.inForceFrom } : {}) },
      reference: `contract-answer:${id}`,
      now,
    })
    const { change, ...answered } = done
    const ended = answered.ends.map(({ account }) => account).join(' ')
    const details = { contract, request: id.toString(), answer, ended, ...termsInAudit(change) }
    await noteAct(tx, owner, 'contract_answered', now, details)
    return answered
  })
}

/** The message to the side that asked. */
function messageKindOf(kind: RequestRow['kind'], answer: 'accept' | 'reject') {
  if (answer === 'reject') return 'contract_rejected'
  return kind === 'new' ? 'contract_accepted' : 'contract_end_accepted'
}

/**
 * Withdraws a request that has no answer yet.
 *
 * @throws {CallFailure} `contract_not_found`, `contract_answered`
 */
export async function withdrawRequest(deps: GatewayDeps, owner: Owner, requestId: string) {
  const now = deps.now()
  return await deps.database.transaction(async (tx) => {
    const isOwn = (row: RequestRow) => sidesOf(row).asks === owner.session.memberId
    const request = await demandRequest(tx, requestId, isOwn, now)
    await close(tx, request, 'withdrawn', now)
    const { contract, member_id: agent } = request
    const change = termsInAudit(await askedChange(tx, request, now))
    await noteAct(tx, owner, 'contract_withdrawn', now, {
      contract,
      request: requestId,
      agent: agent.toString(),
      ...change,
    })
    return {}
  })
}

/** The change that a request asks for: from the terms that are agreed now. */
async function askedChange(tx: Transaction, request: RequestRow, now: Date): Promise<TermsChange> {
  const { member_id: agentId, upline_id: uplineId, contract: kind, currency, asked_by } = request
  const terms = request.terms ?? undefined
  const by = asked_by === 'upline' ? 'upline' : 'agent'
  const { going } = await planFor(tx, { agentId, uplineId, kind, currency, terms, by, now })
  return { before: agreedTerms(going), after: terms }
}

/** An open request, with its line locked. Any other request is treated as absent. */
async function demandRequest(tx: Transaction, id: string, isTheirs: (row: RequestRow) => boolean, now: Date) {
  const found = /^\d{1,18}$/.test(id) ? await findRequest(tx, id) : undefined
  if (!found || !isTheirs(found)) throw new CallFailure('contract_not_found')
  await lockContractLine(tx, found.member_id)
  const request = await lockRequest(tx, found.id)
  if (request?.status !== 'pending' || (request.expires_at && request.expires_at <= now))
    throw new CallFailure('contract_answered')
  return request
}

/** @throws {CallFailure} `contract_changed`, `contract_downline_waiting` */
async function accept(tx: Transaction, request: RequestRow, now: Date) {
  const { id, member_id: agentId, upline_id: uplineId, contract: kind, currency } = request
  const found = await planOf(tx, request, now)
  if (!found) throw new CallFailure('contract_changed')
  const { plan, change } = found
  await demandNothingBelow(tx, { kind, agentId, now }, change)
  await closeRequest(tx, id, 'accepted', now)
  await carryOut(tx, plan, { kind, currency, requestId: id, now })
  const below = plan.ends.filter((end) => end.agentId !== agentId)
  const [own] = plan.ends.filter((end) => end.agentId === agentId && end.uplineId === uplineId)
  const from = plan.begin?.from ?? own?.endsAt
  return { inForceFrom: from?.toISOString() ?? null, ends: await endingsOf(tx, kind, below), change }
}

async function reject(tx: Transaction, request: RequestRow, now: Date) {
  await close(tx, request, 'rejected', now)
  return { inForceFrom: null, ends: [], change: {} }
}

async function close(tx: Transaction, request: RequestRow, act: 'rejected' | 'withdrawn', now: Date): Promise<void> {
  const { id, member_id: agentId, upline_id: uplineId, contract, asked_by } = request
  await closeRequest(tx, id, act, now)
  const isByUpline = (asked_by === 'upline') === (act === 'withdrawn')
  const event = { agentId, uplineId, contract, act, requestId: id, by: isByUpline ? 'upline' : 'agent' } as const
  await noteContractEvents(tx, [event], now)
}
