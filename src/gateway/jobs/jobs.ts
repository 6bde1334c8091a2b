import { agentComputations } from '#gateway/agent/computations/agent-computations.ts'
import { expireContractRequests } from '#gateway/agent/life/expire.ts'
import { countLine } from '#gateway/agent/line/count-line.ts'
import { checkNight } from '#gateway/agent/settlement/check-night.ts'
import { settleContracts } from '#gateway/agent/settlement/settle-contracts.ts'
import { endStaleSessions } from '#gateway/auth/sessions.ts'
import { expireBonuses } from '#gateway/bonus/end-bonuses.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { closeEnvelopes } from '#gateway/envelopes/close-envelopes.ts'
import { expireFreeRounds } from '#gateway/free-rounds/end-free-rounds.ts'
import { fundsPorts } from '#gateway/funds/ports.ts'
import { askAboutTransfers } from '#gateway/funds/settle.ts'
import { recoverOpenRounds } from '#gateway/game/recovery.ts'
import { checkIdentities } from '#gateway/kyc/check-identities.ts'
import { expireChecks } from '#gateway/kyc/expire-checks.ts'
import { identityProvider } from '#gateway/kyc/providers.ts'
import { expireHolds } from '#gateway/ledger/holds.ts'
import { configuredSender } from '#gateway/links/postback/configured-sender.ts'
import { sendPostbacks } from '#gateway/links/postback/send-postbacks.ts'
import { countPlayed } from '#gateway/lobby/count-played.ts'
import { countMissions } from '#gateway/missions/count-missions.ts'
import { confirmByTime } from '#gateway/payout/confirm.ts'
import { payWithdrawals } from '#gateway/payout/pay-out.ts'
import { payoutPorts } from '#gateway/payout/ports.ts'
import { workOutCashBack } from '#gateway/promotions/cash-back.ts'
import { closeRewards } from '#gateway/promotions/close-rewards.ts'
import { endRewardsOfDisabled } from '#gateway/promotions/end-rewards.ts'
import { askAboutAll } from '#gateway/protection/ask-register.ts'
import { configuredRegister } from '#gateway/protection/exclusion-register.ts'
import { runRaffles } from '#gateway/raffles/run-raffles.ts'
import { rewardReferrals } from '#gateway/referral/pay-rewards.ts'
import { countPoints } from '#gateway/rewards/count-points.ts'
import { rotateSealKeys } from '#gateway/system/seal-keys.ts'
import { keepZone } from '#gateway/system/zone-offsets.ts'
import { runTournaments } from '#gateway/tournaments/run-tournaments.ts'
import { configuredStore } from '#gateway/uploads/configured-store.ts'
import { rewardVip } from '#gateway/vip/reward-vip.ts'
import { warnVipMembers } from '#gateway/vip/warn.ts'
import { paymentProviders } from '#gateway/wallet/providers.ts'
import { sendBackPayments } from '#gateway/wallet/send-back.ts'
import { expireDeposits } from '#gateway/wallet/unpaid-deposits.ts'
import { retention } from './retention.ts'

export interface Job {
  readonly name: string
  /** Cron pattern with seconds, in UTC. */
  readonly times: string
  /** Running it again changes nothing that is already done. */
  run(deps: GatewayDeps): Promise<void>
}

/** The scheduled jobs. Their seconds differ, so that they do not all start at once. */
export const jobs: readonly Job[] = [
  // The zone is a setting, which changes without a restart.
  { name: 'keep the time zone', times: '11 * * * * *', run: ({ database, now }) => keepZone(database, now()) },
  { name: 'end stale sessions', times: '10 * * * * *', run: ({ database, now }) => endStaleSessions(database, now()) },
  {
    name: 'settle abandoned rounds',
    times: '20 * * * * *',
    async run(deps) {
      const settled = await recoverOpenRounds(deps)
      if (settled > 0) deps.log.warn({ settled }, 'settled rounds whose request was lost')
    },
  },
  {
    name: 'expire holds',
    times: '30 * * * * *',
    async run({ database, now, log }) {
      const expired = await expireHolds(database, now())
      if (expired.length > 0) log.info({ expired: expired.length }, 'holds expired')
    },
  },
  {
    name: 'rotate sealing keys',
    times: '40 * * * * *',
    run: ({ database, config, now }) => rotateSealKeys(database, now(), config.keyRotationHours * 3_600_000),
  },
  {
    name: 'write off unpaid deposits',
    times: '45 */5 * * * *',
    run: ({ database, now }) => expireDeposits(database, now()),
  },
  {
    name: 'pay withdrawals',
    times: '2-59/10 * * * * *',
    run: (deps) => payWithdrawals(deps, payoutPorts(deps).provider),
  },
  {
    name: 'send back payments',
    times: '7-59/10 * * * * *',
    run: (deps) => sendBackPayments(deps, paymentProviders(deps.config)),
  },
  {
    name: 'check identities',
    times: '9-59/10 * * * * *',
    run: (deps) => checkIdentities(deps, identityProvider(deps), configuredStore(deps.config)),
  },
  { name: 'end documents', times: '35 5 * * * *', run: expireChecks },
  {
    name: 'ask about transfers to vendors',
    times: '4-59/10 * * * * *',
    run: (deps) => askAboutTransfers(deps, fundsPorts(deps)),
  },
  { name: 'confirm withdrawals', times: '50 * * * * *', run: ({ database, now }) => confirmByTime(database, now()) },
  {
    name: 'ask the exclusion register',
    times: '55 */15 * * * *',
    run: (deps) => askAboutAll(deps, configuredRegister(deps.config)),
  },
  // Often, since the winner board lags behind by as much.
  { name: 'count what was played', times: '5-59/15 * * * * *', run: countPlayed },
  { name: 'reward VIP members', times: '12-59/15 * * * * *', run: rewardVip },
  { name: 'count missions', times: '1-59/15 * * * * *', run: countMissions },
  { name: 'reward invitations', times: '47 * * * * *', run: rewardReferrals },
  { name: 'give points', times: '42 * * * * *', run: countPoints },
  { name: 'count lines of agents', times: '3-59/15 * * * * *', run: countLine },
  { name: 'settle contracts of agents', times: '18 * * * * *', run: settleContracts },
  // Calls begin them at once: the job does what a dead gateway has left.
  { name: 'take up computations', times: '6-59/10 * * * * *', run: (deps) => agentComputations(deps).takeUp() },
  { name: 'check figures of agents', times: '27 */10 * * * *', run: checkNight },
  {
    name: 'send postbacks',
    times: '8-59/10 * * * * *',
    run: (deps) => sendPostbacks(deps, configuredSender(deps.config)),
  },
  { name: 'run tournaments', times: '14-59/15 * * * * *', run: runTournaments },
  { name: 'end bonuses', times: '32 * * * * *', run: expireBonuses },
  { name: 'end rewards of disabled accounts', times: '37 * * * * *', run: endRewardsOfDisabled },
  { name: 'draw raffles', times: '38 * * * * *', run: runRaffles },
  { name: 'close red envelopes', times: '36 * * * * *', run: closeEnvelopes },
  { name: 'end free rounds', times: '44 * * * * *', run: expireFreeRounds },
  { name: 'work out cash back', times: '52 * * * * *', run: workOutCashBack },
  { name: 'end offers of contracts', times: '41 * * * * *', run: expireContractRequests },
  { name: 'close rewards', times: '34 * * * * *', run: closeRewards },
  { name: 'warn VIP members', times: '25 7 * * * *', run: warnVipMembers },
  ...forgetting(),
]

/** One deletion job per table, so that a failing one does not stop the others. */
function forgetting(): Job[] {
  return Object.entries(retention).flatMap(([table, { forget, every }], place) => {
    const second = (place * 7) % 60
    const times = every === 'hour' ? `${second} ${(place * 11) % 60} * * * *` : `${second} */5 * * * *`
    return forget ? [{ name: `forget ${table}`, times, run: forget }] : []
  })
}
