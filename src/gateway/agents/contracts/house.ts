import { bigint, create, enums, integer, nullable, StructError, string, type } from 'superstruct'
import { roleOf } from '#contract/account/members/member.ts'
import { type ContractType, contractTypes } from '#contract/agents/contracts/contract.ts'
import { ProposedTermsStruct } from '#contract/agents/contracts/contract-terms.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { HouseRefused } from '#gateway/agents/line/house-refused.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { termsFault } from '#gateway/agents/terms/terms-fault.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { carryOut } from './carry-out.ts'
import { agentAbove, endingsOf, type LineAgent } from './downline.ts'
import { lockContractLine } from './line-rows.ts'
import { isPlan } from './plan-change.ts'
import { planFor } from './plan-for.ts'
import { withdrawImpossible } from './waiting-below.ts'

type Deps = Pick<GatewayDeps, 'database' | 'now'>

/**
 * Puts a contract, or its next version, in force for an agent at the top of a line, from the start of the next period on. Contracts
 * below that do not fit any more end (product rule 31.14).
 *
 * @param file terms as JSON; amounts as digits
 * @throws {HouseRefused} if it is no contract, or the agent has another agent above
 */
export async function giveByHouse(deps: Deps, { account, file, by }: { account: string; file: unknown; by: string }) {
  const terms = termsOfFile(file)
  return await change(deps, account, terms.kind, terms, by)
}

/**
 * Ends the house's contract with an agent at the end of the period, together with the contracts that depend on it.
 * @throws {HouseRefused}
 */
export function endByHouse(deps: Deps, { account, kind, by }: { account: string; kind: ContractType; by: string }) {
  return change(deps, account, kind, undefined, by)
}

function termsOfFile(file: unknown): ContractTerms {
  try {
    const terms = create(file, ProposedTermsStruct)
    const fault = termsFault(terms)
    if (!fault) return terms
    throw new HouseRefused(`The terms are no contract: ${fault.fault}, tier ${(fault.place ?? 0) + 1}.`)
  } catch (error) {
    if (error instanceof StructError) throw new HouseRefused(error.message)
    throw error
  }
}

async function change(
  { database, now }: Deps,
  account: string,
  kind: ContractType,
  terms: ContractTerms | undefined,
  person: string,
) {
  const at = now()
  return await database.transaction(async (tx) => {
    const { id: agentId, currency } = await demandTop(tx, account)
    await lockContractLine(tx, agentId)
    const wanted = { agentId, uplineId: null, kind, currency, terms, by: 'house', now: at } as const
    const { planned, going } = await planFor(tx, wanted)
    if (!isPlan(planned) || (!terms && going?.uplineId !== null))
      throw new HouseRefused(
        isPlan(planned) || planned.fault !== 'cycle'
          ? `The house has no contract ${kind} with ${account}.`
          : 'A version has the cycle of the one before it: end the contract, and begin another.',
      )
    await carryOut(tx, planned, { kind, currency, person, now: at })
    await withdrawImpossible(tx, { kind, agentId, now: at })
    const from = planned.begin?.from ?? planned.ends[0]?.endsAt ?? at
    return { from, ends: await endingsOf(tx, kind, terms ? planned.ends : planned.ends.slice(1)) }
  })
}

async function demandTop(tx: Transaction, account: string): Promise<Pick<LineAgent, 'id' | 'currency'>> {
  const member = await findAccount(tx, account)
  if (!member || roleOf(member.type) !== 'agent') throw new HouseRefused(`There is no agent ${account}.`)
  const above = await agentAbove(tx, member.id)
  if (above) throw new HouseRefused(`${account} stands below ${above.account}, who gives the contract.`)
  const row = await rowOf(tx, CurrencyRow, 'SELECT currency FROM member WHERE id = :memberId', { memberId: member.id })
  return { id: member.id, currency: row?.currency ?? '' }
}

const CurrencyRow = type({ currency: string() })

const GivenRow = type({
  account: string(),
  kind: enums(contractTypes),
  currency: string(),
  version: integer(),
  effective_from: Instant,
  ends_at: nullable(Instant),
  below: bigint(),
})

/** Contracts that the house gives, by account, with the number of contracts of that kind in the line below. */
export function listByHouse(on: Executor) {
  return rowsOf(
    on,
    GivenRow,
    `SELECT m.account, c.kind, c.currency, v.version, v.effective_from, c.ends_at,
       (SELECT count(*) FROM agent_line l JOIN line_contract o ON o.agent_id = l.downline_id AND o.kind = c.kind
          AND o.ends_at IS NULL WHERE l.upline_id = c.agent_id AND l.depth > 0 AND l.to_day = 'infinity') AS below
     FROM line_contract c JOIN member m ON m.id = c.agent_id
     JOIN LATERAL (SELECT version, effective_from FROM line_contract_version WHERE contract_id = c.id
       ORDER BY version DESC LIMIT 1) v ON true
     WHERE c.upline_id IS NULL AND (c.ends_at IS NULL OR c.ends_at > now()) ORDER BY m.account, c.kind`,
  )
}
