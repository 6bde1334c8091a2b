import { findAccount } from '#gateway/account/members/accounts.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import { commissionPayoutSetting } from '#gateway/agents/commission/payouts.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { depositMethodSetting, offeredMethods } from '#gateway/money/deposits/deposit-methods.ts'
import { openDeposit } from '#gateway/money/deposits/deposits.ts'
import { payCharge } from '#gateway/money/deposits/pay-charge.ts'
import { paymentProviders } from '#gateway/money/deposits/providers.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { countPlayed } from '#gateway/play/lobby/count-played.ts'
import { markFavourite } from '#gateway/play/lobby/member-lists.ts'
import { countReturns } from '#gateway/play/returns/count-returns.ts'
import { countMissions } from '#gateway/rewards/missions/count-missions.ts'
import { runTournaments } from '#gateway/rewards/tournaments/run-tournaments.ts'
import { rewardVip } from '#gateway/rewards/vip/reward-vip.ts'
import { jurisdictions } from '#lib/jurisdictions/jurisdictions.ts'
import { bonusesToSeed } from './demo-bonuses.ts'
import { seedContracts } from './demo-contracts.ts'
import { depositsToSeed } from './demo-deposits.ts'
import { envelopeToSeed } from './demo-envelope.ts'
import { demoDeposit, demoEvenings, demoFavourites, startOf } from './demo-evenings.ts'
import { hasDemoIdentity, seedIdentity } from './demo-identity.ts'
import { invitationsToSeed, seedReferralRule } from './demo-invitations.ts'
import { jackpotToSeed } from './demo-jackpot.ts'
import { lineToSeed } from './demo-line.ts'
import { seedUpline, transferToSeed } from './demo-line-transfer.ts'
import { seedMembers } from './demo-members.ts'
import { seedMessages } from './demo-messages.ts'
import { missionsToSeed, seedMissions } from './demo-missions.ts'
import { pointsToSeed } from './demo-points.ts'
import { seedMandatoryLimits, seedProtection } from './demo-protection.ts'
import { raffleToSeed } from './demo-raffle.ts'
import { rewardsToSeed } from './demo-rewards.ts'
import { signInToSeed } from './demo-sign-in.ts'
import { tournamentToSeed } from './demo-tournament.ts'
import { transfersToSeed } from './demo-transfers.ts'
import { vipToSeed } from './demo-vip.ts'
import {
  hasDemoWithdrawals,
  newAccountToSeed,
  seedPayoutAccount,
  seedWithdrawalRules,
  withdrawalsToSeed,
} from './demo-withdrawals.ts'
import { mariaDaysAgo, yearToSeed } from './demo-year.ts'
import { at, keyOf, playEvening } from './play-evening.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How many days ago missions and rewards for invitations started. */
const offersDaysAgo = 45

/**
 * Creates the demo accounts with their identity checks, and for Maria a year of rounds, deposits, withdrawals, transfers, messages
 * and feedback. It uses the services that real players use, with a clock set to the time of each event.
 */
export async function seedDemo(deps: GatewayDeps, onProgress: (step: 'members' | 'rounds') => void): Promise<void> {
  const maria = await findAccount(deps.database, 'maria')
  const { database } = deps
  if (
    maria &&
    (await isComplete(deps, maria.id)) &&
    (await hasDemoWithdrawals(database, maria.id)) &&
    (await hasDemoIdentity(database))
  )
    return
  onProgress('members')
  await seedMembers(deps)
  await seedWithdrawalRules(deps)
  await seedDepositMethods(deps)
  await seedCommissionRules(deps)
  await seedIdentity(deps)
  onProgress('rounds')
  await seedMaria(inDemoJurisdiction(deps))
  await seedLimits(deps)
  await countPlayed(deps)
  await countReturns(deps)
  await rewardVip(deps)
  await countMissions(deps)
  await runTournaments(deps)
  await seedContracts(deps)
}

/** The gateway with the jurisdiction `demo`, which requires nothing, such as limits, before Maria can play. */
const inDemoJurisdiction = (deps: GatewayDeps): GatewayDeps => ({
  ...deps,
  config: { ...deps.config, jurisdiction: jurisdictions.demo },
})

/** Gives Maria the limits that the jurisdiction requires. */
async function seedLimits(deps: GatewayDeps): Promise<void> {
  const maria = await findAccount(deps.database, 'maria')
  if (maria) await seedMandatoryLimits(deps, maria.id, maria.currency)
}

/** Whether the last of Maria's rounds has been written. */
async function isComplete({ database }: GatewayDeps, memberId: bigint): Promise<boolean> {
  const rows = await database.query(
    `SELECT 1 AS found FROM wager WHERE member_id = :memberId AND transaction_key = :transactionKey AND status = 'settled'`,
    { memberId, transactionKey: keyOf(demoEvenings.length - 1, (demoEvenings.at(-1)?.rounds ?? 0) - 1) },
  )
  return rows.length > 0
}

async function seedMaria(deps: GatewayDeps): Promise<void> {
  const daysAgo = (days: number) => new Date(deps.now().getTime() - days * dayMs)
  const [joined, offered] = [daysAgo(mariaDaysAgo), daysAgo(offersDaysAgo)]
  const maria = await findAccount(deps.database, 'maria')
  if (!maria) throw new Error('The demo account was not written.')
  await seedUpline(deps, maria.id, joined)
  if (!(await depositOnce(at(deps, joined), maria.id, maria.currency))) return
  await leaveMessage(deps.database, {
    memberId: maria.id,
    kind: 'welcome',
    details: {},
    reference: 'welcome',
    now: joined,
  })
  for (const nodeId of demoFavourites) await markFavourite(deps, maria.id, { nodeId })
  await seedReferralRule(deps, offered)
  await seedMissions(deps, offered)
  await seedPayoutAccount(deps, maria.id)
  // In the order of time, because the ledger accepts no earlier postings.
  const events = [
    ...lineToSeed(deps, maria.currency),
    ...yearToSeed(deps, maria.id),
    ...eveningsToSeed(deps, maria.id),
    ...depositsToSeed(deps, maria.id, maria.currency),
    ...withdrawalsToSeed(deps, maria.id, maria.currency),
    ...transfersToSeed(deps, maria.id, maria.currency),
    newAccountToSeed(deps, maria.id),
    transferToSeed(deps, maria.id, maria.currency),
    ...vipToSeed(deps, maria.id, maria.currency),
    ...bonusesToSeed(deps, maria.id, maria.currency),
    ...rewardsToSeed(deps, maria.id, maria.currency),
    ...missionsToSeed(deps, maria.id, maria.currency),
    ...invitationsToSeed(deps, maria.id, maria.currency),
    ...pointsToSeed(deps, maria.id, maria.currency),
    ...envelopeToSeed(deps, maria.currency),
    ...raffleToSeed(deps, maria.currency),
    ...jackpotToSeed(deps, maria.currency),
    ...(await signInToSeed(deps, maria.id, maria.currency)),
    ...tournamentToSeed(deps, maria.id, maria.currency),
  ]
  for (const { run } of events.sort((one, other) => one.time - other.time)) await run()
  await seedMessages(deps, maria.id)
  await seedProtection(deps, maria.id, maria.currency)
}

function eveningsToSeed(deps: GatewayDeps, memberId: bigint) {
  return demoEvenings.map((evening, place) => ({
    time: startOf(evening, deps.now()).getTime(),
    run: () => playEvening(deps, memberId, place, evening),
  }))
}

/** Pays Maria's first deposit. @returns false if no provider accepts the currency; Maria cannot play then */
async function depositOnce(deps: GatewayDeps, memberId: bigint, currency: string): Promise<boolean> {
  const providers = paymentProviders(deps.config)
  const [offered] = await offeredMethods(deps.database, providers, deps.config.jurisdiction, currency)
  if (!offered) return false
  const request = { memberId, accountCurrency: currency, currency, method: offered.method, amount: demoDeposit }
  const deposit = await openDeposit(deps, { ...request, key: 'demo-deposit' })
  await payCharge(deps, deposit.payload)
  return true
}

/** The agents' commissions are small here: 1.00 can be requested, and what is above 1.50 waits for the house. */
function seedCommissionRules({ database, now }: GatewayDeps): Promise<void> {
  return writeSetting(database, commissionPayoutSetting.name, { minimum: '100', automatic: '150' }, now())
}

/** Enables bank transfers, with a fee, and cards, so that visitors can choose a method. */
function seedDepositMethods({ database, now }: GatewayDeps): Promise<void> {
  const { fallback } = depositMethodSetting
  const ted = { ...fallback.ted, enabled: true, feeFixed: '250', feeBearer: 'player' as const }
  return writeSetting(
    database,
    depositMethodSetting.name,
    { ...fallback, ted, card: { ...fallback.card, enabled: true } },
    now(),
  )
}
