import { integer, max, min, type } from 'superstruct'
import type { ContractType } from '#contract/agents/contracts/contract.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { termsFault } from '#gateway/agents/terms/terms-fault.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'
import { noteContractEvents } from './contract-events.ts'
import { agentAbove, demandDownline } from './downline.ts'
import { expireRequests } from './expire.ts'
import { lockContractLine } from './line-rows.ts'
import { isPlan, type Unplanned } from './plan-change.ts'
import { agreedTerms, planFor } from './plan-for.ts'
import { insertRequest, type NewRequest } from './request-rows.ts'
import { type TermsChange, termsInAudit } from './terms-in-audit.ts'
import { demandNothingBelow } from './waiting-below.ts'

interface Offer {
  /** Account name of an agent directly below. */
  readonly downline: string
  readonly terms: ContractTerms
}

/**
 * Offers a contract, or another version of one, to an agent directly below (product rules 31.8 to 31.11).
 *
 * @throws {CallFailure} `downline_unknown`, `contract_terms_invalid`, `contract_missing`, `contract_above_ceiling`,
 *   `contract_pending`, `contract_downline_waiting`
 */
export async function offerContract(deps: GatewayDeps, owner: Owner, { downline, terms }: Offer) {
  const { memberId: uplineId, currency } = owner.session
  const now = deps.now()
  return await deps.database.transaction(async (tx) => {
    const below = await demandDownline(tx, uplineId, downline)
    const fault = termsFault(terms)
    if (fault) throw invalid(fault.fault, fault.place)
    await lockContractLine(tx, below.id)
    const wanted = { agentId: below.id, uplineId, kind: terms.kind, currency, terms, by: 'upline', now } as const
    const { planned, going } = await planFor(tx, wanted)
    if (below.currency !== currency) throw new CallFailure('contract_missing')
    if (!isPlan(planned)) throw refusalOf(planned)
    const present = agreedTerms(going)
    await demandNothingBelow(tx, { kind: terms.kind, agentId: below.id, now }, { before: present, after: terms })
    const request = { memberId: below.id, uplineId, contract: terms.kind, terms, currency, now }
    return await write(tx, owner, { ...request, kind: 'new', askedBy: 'upline' }, { before: present, after: terms })
  })
}

/**
 * Asks the other side to end a contract: the contract of an agent directly below, or the caller's own (product rule 31.13).
 *
 * @throws {CallFailure} `downline_unknown`, `contract_not_found`, `contract_pending`, `contract_downline_waiting`
 */
export async function askForEnd(
  deps: GatewayDeps,
  owner: Owner,
  { downline, contract }: { readonly downline: string | undefined; readonly contract: ContractType },
) {
  const { memberId, currency } = owner.session
  const now = deps.now()
  return await deps.database.transaction(async (tx) => {
    const below = downline === undefined ? undefined : await demandDownline(tx, memberId, downline)
    const agentId = below?.id ?? memberId
    const uplineId = below ? memberId : (await agentAbove(tx, memberId))?.id
    // Only the house can end a contract that the house gives.
    if (uplineId === undefined) throw new CallFailure('contract_not_found')
    await lockContractLine(tx, agentId)
    const by = below ? 'upline' : 'agent'
    const wanted = { agentId, uplineId, kind: contract, currency, terms: undefined, by, now } as const
    const { going } = await planFor(tx, wanted)
    const terms = agreedTerms(going)
    if (!terms || going?.uplineId !== uplineId) throw new CallFailure('contract_not_found')
    await demandNothingBelow(tx, { kind: contract, agentId, now }, { before: terms })
    const askedBy = below ? 'upline' : 'downline'
    const request = { memberId: agentId, uplineId, contract, terms, currency, now }
    return await write(tx, owner, { ...request, kind: 'termination', askedBy }, { before: terms })
  })
}

/** The refusal of an offer that could not be accepted. */
function refusalOf(planned: Unplanned): CallFailure {
  switch (planned.fault) {
    case 'above':
      return new CallFailure('contract_above_ceiling', { value: planned.point })
    case 'cycle':
      return invalid('cycle')
    case 'missing':
    case 'other':
      return new CallFailure('contract_missing')
  }
}

const invalid = (fault: string, place?: number) =>
  new CallFailure('contract_terms_invalid', { value: { fault, place: place ?? null } })

/** @throws {CallFailure} `contract_pending` */
async function write(tx: Transaction, owner: Owner, asked: Omit<NewRequest, 'expiresAt'>, change: TermsChange) {
  const { memberId, uplineId, contract, kind, askedBy, terms, now } = asked
  const { rules } = await readSettings(tx, { rules: agentContractSetting })
  const expiresAt = new Date(now.getTime() + rules.offerDays * 86_400_000)
  await expireRequests(tx, now, memberId)
  const id = await insertRequest(tx, { ...asked, expiresAt })
  if (id === undefined) throw new CallFailure('contract_pending')
  const isOffer = kind === 'new'
  const event = { agentId: memberId, uplineId, contract, requestId: id }
  const by = askedBy === 'upline' ? 'upline' : 'agent'
  const noted = isOffer ? { ...event, act: 'offered', by, terms } : { ...event, act: 'endAsked', by }
  await noteContractEvents(tx, [noted as Parameters<typeof noteContractEvents>[1][number]], now)
  const { account } = owner.session
  await leaveMessage(tx, {
    memberId: askedBy === 'upline' ? memberId : uplineId,
    kind: isOffer ? 'contract_offered' : 'contract_end_asked',
    details: { contract, from: account, until: expiresAt.toISOString() },
    reference: `contract-request:${id}`,
    now,
  })
  await noteAct(tx, owner, isOffer ? 'contract_offered' : 'contract_end_asked', now, {
    contract,
    request: id.toString(),
    agent: memberId.toString(),
    ...termsInAudit(change),
  })
  return { requestId: id.toString(), expiresAt: expiresAt.toISOString() }
}

/** The operator's rules of contracts between agents (product rule 31.9). */
const agentContractSetting = defineSetting(
  'agentContracts',
  type({
    /** Days after which a request without an answer expires. */
    offerDays: max(min(integer(), 1), 90),
  }),
  { offerDays: 7 },
)
