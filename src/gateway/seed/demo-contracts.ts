import { argonHasher } from '#gateway/account/auth/passwords.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { putAdjustment } from '#gateway/agents/commission/put-adjustment.ts'
import { settleContracts } from '#gateway/agents/commission/settle-contracts.ts'
import { offerContract } from '#gateway/agents/contracts/ask.ts'
import { carryOut } from '#gateway/agents/contracts/carry-out.ts'
import { isPlan } from '#gateway/agents/contracts/plan-change.ts'
import { planFor } from '#gateway/agents/contracts/plan-for.ts'
import { countLine } from '#gateway/agents/line/count-line.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { inDemoSession } from './demo-line-transfer.ts'
import { demoPassword } from './demo-members.ts'
import { demoWithdrawPassword } from './demo-withdrawals.ts'
import { at } from './play-evening.ts'

const dayMs = 24 * 60 * 60_000

const salary = (
  kind: ContractTerms['kind'],
  cycle: ContractTerms['cycle'],
  tiers: ContractTerms['tiers'],
): ContractTerms => ({
  kind,
  cycle,
  tiers,
  isMarginal: false,
  costs: [],
  carry: 'none',
  shortfall: 'carry',
  minimumActive: 0,
  missedActive: 'rollOver',
  active: { validBet: 0n, deposit: 0n, needs: 'both', scope: 'team' },
  payer: 'platform',
})
const tier = (rate: number, validBet = 0n, active = 0) => ({ validBet, pnl: null, active, rate })
const minus = (basis: 'bonuses' | 'rebates' | 'wages' | 'fees') => ({ basis, sign: 'minus', percent: 10_000 }) as const

const dividend = (rate: number, minimumActive: number): ContractTerms => ({
  ...salary('dividend', 'month', [tier(rate - 500), tier(rate, 100_00n)]),
  costs: [minus('bonuses'), minus('rebates'), minus('wages')],
  carry: 'forever',
  minimumActive,
  active: { validBet: 5_00n, deposit: 0n, needs: 'both', scope: 'team' },
})

/** The contracts of each agent, from the top of the line down. Those without `above` are with the house. */
const contracts: readonly { account: string; above?: string; terms: ContractTerms; daysAgo: number }[] = [
  { account: 'rafael', terms: dividend(4000, 3), daysAgo: 127 },
  { account: 'rafael', terms: salary('dailySalary', 'day', [tier(80), tier(120, 50_00n)]), daysAgo: 127 },
  { account: 'rafael', terms: salary('hourlySalary', 'hour', [tier(30)]), daysAgo: 13 },
  { account: 'rafael', terms: salary('realtimeSalary', 'minutes5', [tier(20)]), daysAgo: 13 },
  { account: 'clara', above: 'rafael', terms: dividend(2500, 2), daysAgo: 124 },
  { account: 'clara', above: 'rafael', terms: salary('dailySalary', 'day', [tier(60)]), daysAgo: 124 },
  { account: 'bruno.reis', above: 'rafael', terms: salary('dailySalary', 'day', [tier(50)]), daysAgo: 121 },
  { account: 'tiago', above: 'clara', terms: salary('dailySalary', 'day', [tier(30)]), daysAgo: 117 },
]

/**
 * Creates the contracts of the demonstration's line and settles them up to now. One month has a loss that is carried forward, one
 * settled day has a correction, and one offer waits for Clara's answer.
 */
export async function seedContracts(deps: GatewayDeps): Promise<void> {
  const { database } = deps
  for (const { account, above, terms, daysAgo } of contracts) await agree(deps, { account, above, terms, daysAgo })
  await countLine(deps)
  const earlier = at(deps, new Date(deps.now().getTime() - 20 * dayMs))
  await settleContracts(earlier)
  const settled = await rowOf(
    database,
    IdRow,
    `SELECT s.id FROM line_statement s JOIN member m ON m.id = s.agent_id
     WHERE m.account = 'rafael' AND s.kind = 'dailySalary' AND s.pay > 0 ORDER BY s.id DESC LIMIT 1`,
  )
  // An interrupted seed may have written the correction already.
  const isCorrected = await rowOf(database, IdRow, 'SELECT id FROM line_adjustment LIMIT 1')
  if (settled && !isCorrected)
    await putAdjustment(earlier, {
      statementId: settled.id,
      amount: 5_00n,
      reason: 'Apostas que faltavam na apuração do dia',
      by: 'demonstration',
    })
  await settleContracts(deps)
  await seedOffer(at(deps, new Date(deps.now().getTime() - dayMs)))
}

/** Offers Clara a contract, which she sees when she logs in. She can answer it with her withdraw password. */
async function seedOffer(deps: GatewayDeps): Promise<void> {
  const { database } = deps
  const [upline, clara] = [await findAccount(database, 'rafael'), await findAccount(database, 'clara')]
  if (!upline || !clara) throw new Error('The agents of the demonstration were not written.')
  if (await rowOf(database, IdRow, 'SELECT id FROM contract_request WHERE member_id = :claraId', { claraId: clara.id }))
    return
  const hashes = { login: await argonHasher.hash(demoPassword), withdraw: await argonHasher.hash(demoWithdrawPassword) }
  const passwords =
    'UPDATE member SET password_hash = :login, payment_password_hash = :withdraw, nickname = :nickname WHERE id = :claraId'
  await database.query(passwords, {
    claraId: clara.id,
    login: hashes.login,
    withdraw: hashes.withdraw,
    nickname: 'Clara',
  })
  await inDemoSession(deps, upline.id, (owner) =>
    offerContract(deps, owner, { downline: 'clara', terms: salary('hourlySalary', 'hour', [tier(15)]) }),
  )
}

interface Agreement {
  readonly account: string
  readonly above: string | undefined
  readonly terms: ContractTerms
  readonly daysAgo: number
}

async function agree(deps: GatewayDeps, { account, above, terms, daysAgo }: Agreement): Promise<void> {
  const { database } = deps
  const now = new Date(deps.now().getTime() - daysAgo * dayMs)
  const agent = await findAccount(database, account)
  const upline = above === undefined ? undefined : await findAccount(database, above)
  if (!agent) throw new Error(`The demo account ${account} was not written.`)
  const { kind } = terms
  const { currency } = agent
  const text = 'SELECT id FROM line_contract WHERE agent_id = :agentId AND kind = :kind'
  if (await rowOf(database, IdRow, text, { agentId: agent.id, kind })) return
  await database.transaction(async (tx) => {
    const wanted = { agentId: agent.id, uplineId: upline?.id ?? null, kind, currency, terms, by: 'house', now } as const
    const { planned } = await planFor(tx, wanted)
    if (!isPlan(planned)) throw new Error(`The demo contract of ${account} has no room: ${planned.fault}`)
    await carryOut(tx, planned, { kind, currency, person: 'demonstration', now })
  })
}
