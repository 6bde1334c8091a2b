import { bigint, integer, string, type } from 'superstruct'
import type { getContracts } from '#contract/agent/get-contracts.ts'
import type { getDownlineContracts } from '#contract/agent/get-downline-contracts.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import type { ContractType } from '#contract/entities/contract.ts'
import type { Executor } from '#gateway/db/client.ts'
import { rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/http/context.ts'
import { accountKey } from '#gateway/member/accounts.ts'
import { directText } from './downline.ts'
import { selectHeld } from './held.ts'
import { pendingBetween, pendingOf } from './request-rows.ts'
import { wireRequest } from './wire-request.ts'

/** The member's contracts in force, and the requests that wait for their answer (product rule 15.3). */
export async function readContracts(
  { database, now }: GatewayDeps,
  { memberId }: Session,
): Promise<ResponseOf<typeof getContracts>> {
  const at = now()
  const rows = await pendingOf(database, memberId, 'upline', at)
  const held = (await selectHeld(database, [memberId], at)).get(memberId) ?? []
  const requests = []
  for (const row of rows) requests.push(await wireRequest(database, row, held, at))
  const has = (kind: ContractType) => held.some(({ contract }) => contract === kind)
  const waiting = (kind: ContractType) => rows.find(({ contract }) => contract === kind)?.kind ?? null
  return {
    dividendContract: has('dividend'),
    dailySalary: has('dailySalary'),
    hourlySalary: has('hourlySalary'),
    salary: has('realtimeSalary'),
    divtypereq: waiting('dividend'),
    dailysalreqtype: waiting('dailySalary'),
    contracthoursalreq: waiting('hourlySalary'),
    realtimesalreqtype: waiting('realtimeSalary'),
    requests,
    contracts: held,
  }
}

const pageSize = 20
const AgentRow = type({ id: bigint(), account: string(), currency: string(), of: integer() })

/** Agents directly below, with what is agreed and what waits; and what the caller has asked the agent above. */
export async function readDownlineContracts(
  { database, now }: GatewayDeps,
  { memberId }: Session,
  { account = '', pageNo = 1 }: RequestOf<typeof getDownlineContracts>,
): Promise<ResponseOf<typeof getDownlineContracts>> {
  const at = now()
  const agents = await rowsOf(
    database,
    AgentRow,
    `SELECT m.id, m.account, m.currency, count(*) OVER ()::integer AS of ${directText}
       AND starts_with(m.account_key, $2) ORDER BY m.account_key LIMIT $3 OFFSET $4`,
    [memberId, accountKey(account), pageSize, (pageNo - 1) * pageSize],
  )
  const ids = agents.map(({ id }) => id)
  const held = await selectHeld(database, ids, at, memberId)
  const rows = await pendingBetween(database, memberId, ids, at)
  const list = []
  for (const { id, account: name, currency } of agents) {
    const contracts = held.get(id) ?? []
    const requests = []
    for (const row of rows.filter(({ member_id }) => member_id === id))
      requests.push(await wireRequest(database, row, contracts, at))
    list.push({ account: name, currency, contracts, requests })
  }
  return { list, totalPages: Math.ceil((agents[0]?.of ?? 0) / pageSize), asked: await asked(database, memberId, at) }
}

async function asked(on: Executor, memberId: bigint, now: Date) {
  const rows = await pendingOf(on, memberId, 'downline', now)
  if (rows.length === 0) return []
  const held = (await selectHeld(on, [memberId], now)).get(memberId) ?? []
  const requests = []
  for (const row of rows) requests.push(await wireRequest(on, row, held, now))
  return requests
}
