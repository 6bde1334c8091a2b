import { bigint, string, type } from 'superstruct'
import type { ContractType } from '#contract/agents/contracts/contract.ts'
import type { getContracts } from '#contract/agents/contracts/get-contracts.ts'
import type { getDownlineContracts } from '#contract/agents/contracts/get-downline-contracts.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import { accountKey } from '#gateway/account/members/accounts.ts'
import { byName } from '#gateway/agents/line/in-line.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { collectParameters } from '#gateway/platform/db/named-parameters.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { directText } from './downline.ts'
import { selectHeld } from './held.ts'
import { pendingBetween, pendingOf } from './request-rows.ts'
import { wireRequest } from './wire-request.ts'

/** The member's contracts in force, and the requests that the member can answer (product rule 15.3). */
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

const AgentRow = type({ id: bigint(), account: string(), currency: string() })

/** Agents directly below with their contracts and open requests, and the caller's own open requests to the agent above. */
export async function readDownlineContracts(
  { database, now }: GatewayDeps,
  { memberId }: Session,
  { account = '', cursor, pageSize }: RequestOf<typeof getDownlineContracts>,
): Promise<ResponseOf<typeof getDownlineContracts>> {
  const at = now()
  const paging = { list: `getDownlineContracts ${memberId}`, cursor, pageSize }
  const page = await keysetPage(paging, async (limit, place) => {
    const p = collectParameters({ uplineId: memberId, beginning: accountKey(account), limit })
    const { where, order } = byName(place, p)
    const text = `SELECT * FROM (
        SELECT m.id, m.account, m.currency, m.account_key COLLATE "C" AS name ${directText}
          AND starts_with(m.account_key, :beginning) ${where} ORDER BY name ${order} LIMIT :limit) page ORDER BY name`
    return { rows: await rowsOf(database, AgentRow, text, p.values) }
  })
  const ids = page.rows.map(({ id }) => id)
  const held = await selectHeld(database, ids, at, memberId)
  const rows = await pendingBetween(database, memberId, ids, at)
  const list = []
  for (const { id, account: name, currency } of page.rows) {
    const contracts = held.get(id) ?? []
    const requests = []
    for (const row of rows.filter(({ member_id }) => member_id === id))
      requests.push(await wireRequest(database, row, contracts, at))
    list.push({ account: name, currency, contracts, requests })
  }
  return { list, next: page.next, previous: page.previous, asked: await asked(database, memberId, at) }
}

async function asked(on: Executor, memberId: bigint, now: Date) {
  const rows = await pendingOf(on, memberId, 'downline', now)
  if (rows.length === 0) return []
  const held = (await selectHeld(on, [memberId], now)).get(memberId) ?? []
  const requests = []
  for (const row of rows) requests.push(await wireRequest(on, row, held, now))
  return requests
}
