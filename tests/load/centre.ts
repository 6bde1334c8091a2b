// Measures the calls of the member centre: node tests/load/centre.ts [--seconds 20] [--members 50]
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import type { CallFacts } from '#contract/define-call.ts'
import { spinSlots } from '#contract/game/spin-slots.ts'
import { getBettingHistory } from '#contract/member/get-betting-history.ts'
import { getMemberInfo } from '#contract/member/get-member-info.ts'
import { getMessages } from '#contract/member/get-messages.ts'
import { getUnreadCount } from '#contract/member/get-unread-count.ts'
import { getMissionSummary } from '#contract/mission/get-mission-summary.ts'
import { getProtection } from '#contract/protection/get-protection.ts'
import { getPointBalance } from '#contract/rewards/get-point-balance.ts'
import { getRewards } from '#contract/rewards/get-rewards.ts'
import { getSignIn } from '#contract/sign-in/get-sign-in.ts'
import { getMyVip } from '#contract/vip/get-my-vip.ts'
import { createDeposit } from '#contract/wallet/create-deposit.ts'
import { getBalance } from '#contract/wallet/get-balance.ts'
import { getDeposits } from '#contract/wallet/get-deposits.ts'
import { getProfit } from '#contract/wallet/get-profit.ts'
import { getTransactions } from '#contract/wallet/get-transactions.ts'
import { getWithdrawalOptions } from '#contract/wallet/get-withdrawal-options.ts'
import { getWithdrawals } from '#contract/wallet/get-withdrawals.ts'
import { paySandbox } from '#contract/wallet/pay-sandbox.ts'
import { parseConfig } from '#gateway/config.ts'
import { openDatabase } from '#gateway/db/open.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { printed } from '#gateway/ledger/reconcile.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { seed } from '#gateway/seed/seed.ts'
import { startCluster } from '#tests/support/postgres.ts'
import { startGatewayProcess } from './gateway-process.ts'
import { fundedPlayers, type LoadPlayer } from './players.ts'
import { type Figures, figuresOf, sender, type Timed } from './requests.ts'

export interface CentreLoadOptions {
  /**
   * Seconds for which each kind of request is measured (default 20). The first tenth is a warm-up and is not counted.
   */
  readonly seconds?: number
  /** Members who are at the centre at once (default 50). */
  readonly members?: number
}

/** The figures of one kind of request. */
export interface CallFigures {
  /** Figures by the name of the call. */
  readonly calls: Readonly<Record<string, Figures>>
  /** All calls together. */
  readonly all: Figures
}

export interface CentreLoadReport {
  /** Each member asks, gets an answer and asks again a quarter of a second later: quicker than any person, for all of the time. */
  readonly people: CallFigures
  /** Each member sends the next request as soon as an answer has arrived. This shows the machine's limit, and the times at that limit. */
  readonly rush: CallFigures
  /** Whether the ledger is consistent afterwards. */
  readonly consistent: boolean
}

type Send = ReturnType<typeof sender>['send']
type Named = Timed & { readonly name: string }

/**
 * Members who read their money, messages and rounds, deposit and play, on PostgreSQL.
 *
 * @throws Error if PostgreSQL is not available
 */
export async function runCentreLoad(options: CentreLoadOptions = {}): Promise<CentreLoadReport> {
  const { seconds = 20, members = 50 } = options
  const cluster = await startCluster()
  if ('missing' in cluster) throw new Error(cluster.missing)
  const url = cluster.url('postgres')
  const settings = { DATABASE_URL: url, RATE_LIMITS: 'off' }
  const database = await openDatabase({ kind: 'postgres', url, connections: 4 })
  const deps: GatewayDeps = {
    database,
    config: parseConfig(settings),
    log: pino({ level: 'warn' }),
    now: () => new Date(),
  }
  try {
    await seed(deps)
    const people = await fundedPlayers(deps, members)
    const gateway = await startGatewayProcess({ ...settings, SEED_DEMO: '0', DEMONSTRATION: '1' })
    const { send, close } = sender(gateway.url, members)
    try {
      // Statements that are prepared once are prepared by then, and everybody has something to read.
      await visits(send, people, { seconds: seconds / 10, pause: 0 })
      const figures = async (pause: number): Promise<CallFigures> => {
        const answers = await visits(send, people, { seconds, pause })
        const byName = Object.groupBy(answers, ({ name }) => name)
        const calls = Object.entries(byName).map(([name, some = []]) => [name, figuresOf(some, seconds)])
        return { calls: Object.fromEntries(calls), all: figuresOf(answers, seconds) }
      }
      const measured = { people: await figures(thought), rush: await figures(0) }
      const report = await reconcileAll(database)
      if (!report.ok) console.error(printed(report))
      return { ...measured, consistent: report.ok }
    } finally {
      close()
      await gateway.stop()
    }
  } finally {
    await database.close()
    await cluster.remove()
  }
}

/** Milliseconds between an answer and the next question of a member. */
const thought = 250

interface Visit {
  readonly seconds: number
  /** Milliseconds after each answer. */
  readonly pause: number
}

/** All members repeat the centre's calls until the time is over; each starts at another one. */
async function visits(send: Send, people: readonly LoadPlayer[], { seconds, pause }: Visit): Promise<Named[]> {
  const end = performance.now() + seconds * 1000
  const answers: Named[] = []
  const visit = async (member: LoadPlayer, first: number) => {
    const steps = stepsOf(send, member, (answer) => answers.push(answer))
    // Otherwise all of them would ask at the same moments.
    if (pause > 0) await setTimeout((pause * first) / people.length)
    for (let turn = first; performance.now() < end; turn++) {
      await steps[turn % steps.length]?.()
      if (pause > 0) await setTimeout(pause)
    }
  }
  await Promise.all(people.map(visit))
  return answers
}

/** A statement's longest stretch. */
const week = 7 * 24 * 3_600_000

/** The sequence of one member's calls. */
function stepsOf(send: Send, { sessionToken, gameToken }: LoadPlayer, note: (answer: Named) => void) {
  const ask = async (call: CallFacts, input: object = {}, token = sessionToken) => {
    const inQuery = call.method === 'GET'
    const query = inQuery
      ? `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, `${value}`]))}`
      : ''
    const answer = await send({
      method: inQuery ? 'GET' : 'POST',
      path: call.path + query,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(inQuery ? {} : { 'Content-Type': 'application/json' }),
        ...(call.idempotent ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
      },
      ...(inQuery ? {} : { body: JSON.stringify(input) }),
    })
    note({ ...answer, name: call.name })
    return answer
  }
  const [from, to] = [Date.now() - week, Date.now()].map((at) => new Date(at).toISOString().slice(0, 10))
  const play = () => ask(spinSlots, { stake: '20' }, gameToken)
  const payIn = async () => {
    const { status, body } = await ask(createDeposit, { method: 'pix', amount: '2000', currency: 'BRL' })
    // A refusal is counted as one; without an order nothing can be paid.
    if (status !== 200) return
    const { value } = JSON.parse(body) as { readonly value: { readonly payload: string } }
    await ask(paySandbox, { payload: value.payload })
  }
  return [
    () => ask(getBalance),
    () => ask(getMessages, { pageSize: 20 }),
    play,
    () => ask(getTransactions, { from, to, show: 'money', pageSize: 20 }),
    () => ask(getBettingHistory, { pageSize: 20 }),
    () => ask(getProfit, { from, to }),
    play,
    () => ask(getWithdrawalOptions),
    () => ask(getWithdrawals, { pageSize: 10 }),
    () => ask(getDeposits),
    () => ask(getMemberInfo, { language: 'pt' }),
    () => ask(getUnreadCount),
    () => ask(getProtection),
    // Calls of the screens of rewards.
    ...[getRewards, getMissionSummary, getMyVip, getPointBalance, getSignIn].map((call) => () => ask(call)),
    payIn,
  ]
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { seconds: { type: 'string' }, members: { type: 'string' } } })
  const { people, rush, consistent } = await runCentreLoad({
    ...(values.seconds !== undefined && { seconds: Number(values.seconds) }),
    ...(values.members !== undefined && { members: Number(values.members) }),
  })
  for (const { calls, all } of [people, rush]) console.table({ ...calls, all })
  process.exitCode = consistent ? 0 : 1
}
