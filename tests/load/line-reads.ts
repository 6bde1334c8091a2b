// Measures the reads of the agent centre for the agent at the top of a line, without HTTP.
import type { TeamFile } from '#contract/agents/reports/team-file.ts'
import { settlementRoutes } from '#gateway/agents/commission/routes.ts'
import { contractRoutes } from '#gateway/agents/contracts/routes.ts'
import { treeRoutes } from '#gateway/agents/line/routes.ts'
import { linkRoutes } from '#gateway/agents/links/routes.ts'
import { reportRoutes } from '#gateway/agents/reports/routes.ts'
import { teamFile } from '#gateway/agents/reports/team-file.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { openPorts } from '#gateway/open-ports.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { cheapHasher } from '#tests/support/cheap-hasher.ts'
import { sessionOf } from '#tests/support/team.ts'
import { countsAsActive, lastDay } from './line-data.ts'

/** How often each call is made, so that the 95th of a hundred is one of them. */
const turns = 20

/** Milliseconds by the name of the call and its parameters. */
export type ReadTimes = Readonly<Record<string, { readonly p50: number; readonly p95: number }>>

interface Read {
  readonly call: string
  readonly request: Readonly<Record<string, unknown>>
  /** The filter, for the name of the figure. */
  readonly of?: string
  /** Whether a page deep in the list is read too. */
  readonly isDeep?: boolean
}

/** The last 30 days, and a page. */
const days = { from: '2026-10-02', to: lastDay }
const page = { ...days, pageSize: 20 }

const ofTeam: readonly Read[] = [
  { call: 'getTeamOverview', request: days },
  { call: 'getTeamOverview', request: { ...days, downline: 'upper1' }, of: 'of a downline' },
  { call: 'getTeamAgents', request: page, isDeep: true },
  { call: 'getTeamAgents', request: { ...page, downline: 'upper1' }, of: 'of a downline', isDeep: true },
  { call: 'getTeamBets', request: page, isDeep: true },
  { call: 'getTeamBets', request: { ...page, prefix: 'player77' }, of: 'player77', isDeep: true },
  { call: 'getTeamBetDays', request: { ...days, downline: 'player77', gameType: 'RNG' } },
  { call: 'getTeamGames', request: page },
  { call: 'getTeamGames', request: { ...page, by: 'game' }, of: 'by game' },
  { call: 'getTeamLosses', request: page, isDeep: true },
  // Of 30 days it is refused for a line of this size (`line_too_large`).
  {
    call: 'getTeamLosses',
    request: { ...page, from: '2026-10-29', order: 'loss' },
    of: '3 days, largest first',
    isDeep: true,
  },
  { call: 'getTeamMovements', request: page, isDeep: true },
  { call: 'getTeamMovements', request: { ...page, kind: 'deposit' }, of: 'deposits', isDeep: true },
  { call: 'getDownlines', request: { pageSize: 20 }, isDeep: true },
  { call: 'getDownlines', request: { pageSize: 20, downline: 'lower7' }, of: 'of an agent' },
  { call: 'findDownlines', request: { search: 'player777' }, of: 'a few' },
  { call: 'findDownlines', request: { search: 'player' }, of: 'nearly all' },
  { call: 'getDownline', request: { downline: 'upper1' }, of: 'an agent' },
  { call: 'getDownline', request: { downline: 'player77' }, of: 'a member' },
  { call: 'getDownlineContracts', request: { pageSize: 20 }, isDeep: true },
  { call: 'getDownlineRebates', request: { pageSize: 20 }, isDeep: true },
  { call: 'getAgentLinks', request: {} },
  {
    call: 'simulateContract',
    request: { downline: 'upper1', contract: 'dailySalary', terms: salary(tier(20)) },
    of: 'of a day',
  },
]

/** Pages that are turned to get deep into a list, unless it ends before. */
const pages = 20
const longPage = 100

type Call = (name: string, request: object) => Promise<unknown>

/** Calls of the agent centre as the agent with this id. */
function callsAs(deps: GatewayDeps, memberId: bigint): Call {
  const session = sessionOf({ memberId }, 'top0')
  const context = { session, address: '127.0.0.1', userAgent: 'load' } as unknown as RequestContext & {
    session: typeof session
  }
  const hasher = cheapHasher
  const { computations } = openPorts(deps)
  const routes = [
    ...reportRoutes(deps),
    ...treeRoutes(deps),
    ...settlementRoutes(deps, hasher, computations),
    ...contractRoutes(deps, hasher, computations),
    ...linkRoutes(deps, hasher),
  ]
  return async (name, request) => {
    const route = routes.find(({ call }) => call.name === name)
    if (!route) throw new Error(`There is no call ${name}.`)
    return await route.handle(request, context)
  }
}

/** The cursor of the last page but one of those that are turned; undefined for a list of one page. */
async function deepCursor(call: Call, name: string, request: object): Promise<string | undefined> {
  let cursor: string | undefined
  for (let turned = 0; turned < pages; turned++) {
    const { next } = (await call(name, { ...request, pageSize: longPage, cursor })) as { next: string | null }
    if (next === null) break
    cursor = next
  }
  return cursor
}

async function timed(work: () => Promise<unknown>) {
  const all: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const began = performance.now()
    await work()
    all.push(performance.now() - began)
  }
  all.sort((left, right) => left - right)
  const at = (share: number) => all[Math.floor(turns * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95) }
}

async function timesOf(call: Call, reads: readonly Read[]): Promise<ReadTimes> {
  const times: Record<string, { p50: number; p95: number }> = {}
  for (const { call: name, request, of, isDeep } of reads) {
    const subject = of === undefined ? name : `${name} ${of}`
    times[subject] = await timed(() => call(name, request))
    const cursor = isDeep ? await deepCursor(call, name, request) : undefined
    if (cursor !== undefined) times[`${subject}, deep`] = await timed(() => call(name, { ...request, cursor }))
  }
  return times
}

/** Reports and pages of the tree, each list with its first page and one deep in it. */
export const readsOfTeam = (deps: GatewayDeps, top: bigint): Promise<ReadTimes> => timesOf(callsAs(deps, top), ofTeam)

/** The agent's statement of the month. It must be there. */
async function monthOf(call: Call): Promise<string> {
  const { list } = (await call('getCommissionStatements', { ...page, contract: 'dividend' })) as {
    list: { id: string }[]
  }
  const statementId = list[0]?.id
  if (statementId === undefined) throw new Error('The agent at the top has no statement.')
  return statementId
}

/** The settled statements of the agent. They must be there. */
export async function readsOfStatements(deps: GatewayDeps, top: bigint): Promise<ReadTimes> {
  const call = callsAs(deps, top)
  const statementId = await monthOf(call)
  return await timesOf(call, [
    { call: 'getCommission', request: days },
    { call: 'getCommissionStatements', request: { ...page, contract: 'dividend' } },
    { call: 'getCommissionStatement', request: { statementId } },
    { call: 'getStatementMembers', request: { statementId, pageSize: 20 }, isDeep: true },
  ])
}

/**
 * Seconds for what an agent rarely asks for, once each: a month recomputed from the bets and the ledger, the last six
 * months of a dividend under other terms, and a whole list as a file. The statements must be there.
 */
export async function longReads(deps: GatewayDeps, top: bigint): Promise<Readonly<Record<string, number>>> {
  const call = callsAs(deps, top)
  const statementId = await monthOf(call)
  const terms = { ...dividend(tier(2000)), minimumActive: 2, active: countsAsActive }
  const wanted = { downline: 'upper1', contract: 'dividend', terms }
  return {
    ...(await secondsOf('checkCommissionStatement of a month', (again) =>
      call('checkCommissionStatement', { statementId, ...again }),
    )),
    ...(await secondsOf('simulateContract of a dividend', async (again) => {
      const { periods } = (await call('simulateContract', { ...wanted, ...again })) as { periods: unknown }
      return periods
    })),
    'file of bets': await seconds(() => bytesOfFile(deps, top, 'bets')),
  }
}

/**
 * Seconds of a computation: up to the first answer, and up to its result.
 *
 * @param ask asks for it, the first time anew
 * @throws Error if it fails
 */
async function secondsOf(name: string, ask: (again: object) => Promise<unknown>) {
  const began = performance.now()
  let first: number | undefined
  for (;;) {
    const { state } = (await ask(first === undefined ? { again: true } : {})) as { state: string }
    const took = (performance.now() - began) / 1000
    first ??= took
    if (state === 'done') return { [name]: took, [`${name}, first answer`]: first }
    if (state === 'failed') throw new Error(`${name} has failed.`)
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

async function bytesOfFile(deps: GatewayDeps, memberId: bigint, report: TeamFile['report']): Promise<number> {
  const { content } = await teamFile(deps, sessionOf({ memberId }, 'top0'), {
    ...days,
    ...{ report, format: 'csv', language: 'en' },
  })
  let bytes = 0
  for await (const piece of content as AsyncGenerator<string>) bytes += Buffer.byteLength(piece)
  if (bytes < 1_000) throw new Error(`The file of ${report} has ${bytes} bytes.`)
  return bytes
}
