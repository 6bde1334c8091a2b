import { passkeyPlaces } from '#contract/account/auth/passkey.ts'
import { exportFormats } from '#contract/account/export/create-export.ts'
import { checkedTiers, checkStates, documentKinds, documentSides } from '#contract/account/kyc/identity-check.ts'
import { limitKinds, limitPeriods } from '#contract/account/protection/limit-key.ts'
import { blockKinds } from '#contract/account/protection/protection.ts'
import { pushKinds } from '#contract/account/push/push.ts'
import { sendSecurityCode } from '#contract/account/security/send-security-code.ts'
import { CommissionPayoutStruct } from '#contract/agents/commission/commission-payout.ts'
import { StatementState, StatementStruct } from '#contract/agents/commission/commission-statement.ts'
import { getCommissionStatements } from '#contract/agents/commission/get-commission-statements.ts'
import { computationStates } from '#contract/agents/computations/computation.ts'
import { contractTypes, RequestKind } from '#contract/agents/contracts/contract.ts'
import { ContractRequestStruct } from '#contract/agents/contracts/contract-request.ts'
import { contractActors, contractActs } from '#contract/agents/contracts/get-contract-history.ts'
import { downlineKinds } from '#contract/agents/links/agent-link.ts'
import { deliveryFields, postbackEvents } from '#contract/agents/postbacks/postback.ts'
import { movementKinds } from '#contract/agents/reports/get-team-movements.ts'
import { depositStatuses } from '#contract/money/deposits/deposit.ts'
import { transactionLines } from '#contract/money/statements/transaction.ts'
import { transferDirections, transferStates } from '#contract/money/vendor-wallets/wallet-transfer.ts'
import { CaseOutcome, WithdrawalStruct, withdrawalStates } from '#contract/money/withdrawals/withdrawal.ts'
import { uploadPurposes } from '#contract/platform/uploads/upload-file.ts'
import { drawStates } from '#contract/play/draws/draw.ts'
import { freeRoundsStates } from '#contract/play/free-rounds/free-rounds.ts'
import { BetStruct } from '#contract/play/history/bet.ts'
import { RoundStruct } from '#contract/play/history/get-round.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { tableRoundStates } from '#contract/play/tables/table.ts'
import { bonusEntryKinds, bonusReasons, bonusStates } from '#contract/rewards/bonuses/bonus.ts'
import { signInRewardKinds } from '#contract/rewards/daily-sign-in/daily-sign-in.ts'
import { MissionStruct, missionKinds } from '#contract/rewards/missions/mission.ts'
import { pointEntryKinds, pointOrderStates, pointPictures, pointTypes } from '#contract/rewards/points/point.ts'
import { closeReasons } from '#contract/rewards/promotions/reward.ts'
import { raffleFacts } from '#contract/rewards/raffles/raffle.ts'
import { referralReasons } from '#contract/rewards/referral/referral.ts'
import { measures, prizeReasons } from '#contract/rewards/tournaments/tournament.ts'
import { benefitPeriods, VipPeriodStruct, VipStepStruct, vipStepStates } from '#contract/rewards/vip/vip.ts'
import { AnnouncementStruct, BannerStruct } from '#contract/site/news/announcement.ts'
import { VendorGameStruct } from '#contract/vendor/to-vendor/games.ts'
import type { issueInvitation } from '#gateway/account/auth/invitations.ts'
import { restrictionKinds } from '#gateway/account/protection/receivable.ts'
import type { ProtectionAction } from '#gateway/account/protection/record.ts'
import { computationKinds } from '#gateway/agents/computations/computation-rows.ts'
import { enders } from '#gateway/agents/contracts/plan-change.ts'
import { requestStatuses } from '#gateway/agents/contracts/request-rows.ts'
import { receiptStates, returnStates } from '#gateway/money/deposits/deposit-states.ts'
import { holdStatuses } from '#gateway/platform/ledger/ledger.ts'
import { pairStates } from '#gateway/play/fairness/seed-pairs.ts'
import type { openFreeRounds } from '#gateway/play/free-rounds/open-free-rounds.ts'
import { dialects } from '#gateway/play/vendor-door/vendor.ts'
import { TransactionStatus, wagerStates } from '#gateway/play/vendors/results.ts'
import type { openBonus } from '#gateway/rewards/bonuses/open-bonus.ts'
import { potStates } from '#gateway/rewards/jackpot/pot.ts'
import { missionPeriods } from '#gateway/rewards/missions/periods.ts'
import { rewardStatuses } from '#gateway/rewards/points/points.ts'
import { storedReasons, storedStates } from '#gateway/rewards/promotions/rewards.ts'
import { entryStates, raffleStates } from '#gateway/rewards/raffles/member-raffles.ts'
import { playerStates, tournamentStates } from '#gateway/rewards/tournaments/member-tournaments.ts'
import type { CashBackSum } from '#lib/cash-back.ts'
import { coins, payoutKinds } from '#lib/payout-kinds.ts'

type List = readonly string[]

/** The words of an `enums`, also of a nullable one. */
const of = ({ schema }: { readonly schema: Readonly<Record<string, string>> }): List => Object.values(schema)

/** The words of a union of types: the compiler refuses one that is missing, and one too many. */
const union = <Word extends string>(words: Readonly<Record<Word, true>>): List => Object.keys(words)

/** The words of a field of a request or an answer. */
function field({ schema }: { readonly schema: unknown }, name: string): List {
  const found = (schema as Readonly<Record<string, Parameters<typeof of>[0]>>)[name]
  if (!found) throw new Error(`There is no field ${name}`)
  return of(found)
}

const restrictions = [
  restrictionKinds,
  prizeReasons,
  of(VipStepStruct.schema.reason),
  of(VipPeriodStruct.schema.reason),
]
const wagerStatuses = [of(BetStruct.schema.status)]
const modes = [field(launchGame.request, 'mode')]

/**
 * Columns whose values a CHECK lists, and the lists of TypeScript that must have the same words: those that answers and rows are
 * checked with. A new column that lists words comes here, or to {@link onlyInDatabase}.
 */
export const lists: Readonly<Record<string, readonly List[]>> = {
  'agent_link.kind': [downlineKinds],
  'announcement.kind': [of(AnnouncementStruct.schema.type)],
  'banner_set.group_name': [of(BannerStruct.schema.groupName)],
  'bonus_entry.kind': [bonusEntryKinds],
  'bonus_grant.reason': [bonusReasons],
  'bonus_grant.source': [
    [...union<Parameters<typeof openBonus>[1]['source']>({ gift: true, deposit: true, promotion: true }), 'free'],
  ],
  'bonus_grant.status': [bonusStates],
  'cash_back.reason': [[...union<NonNullable<CashBackSum['reason']>>({ no_loss: true, small: true }), 'not_eligible']],
  'commission_payout.state': [of(CommissionPayoutStruct.schema.state)],
  'computation.kind': [computationKinds],
  'computation.state': [computationStates],
  'contract_event.act': [contractActs],
  'contract_event.contract': [contractTypes],
  'contract_event.done_by': [contractActors, [...enders, 'time']],
  'contract_request.asked_by': [of(ContractRequestStruct.schema.askedBy)],
  'contract_request.contract': [contractTypes],
  'contract_request.kind': [of(RequestKind)],
  'contract_request.status': [requestStatuses],
  'data_export.format': [exportFormats],
  'deposit.status': [depositStatuses],
  'deposit_receipt.state': [receiptStates],
  'deposit_return.state': [returnStates],
  'free_rounds.source': [union<Parameters<typeof openFreeRounds>[1]['source']>({ deposit: true, promotion: true })],
  'free_rounds.status': [freeRoundsStates],
  'game_session.mode': modes,
  'identity_check.document_kind': [documentKinds],
  'identity_check.state': [checkStates],
  'identity_check.tier': [checkedTiers],
  'invitation_code.kind': [union<Parameters<typeof issueInvitation>[1]['kind']>({ affiliate: true, referral: true })],
  'jackpot_pot.state': [potStates],
  'ledger_hold.status': [holdStatuses],
  'ledger_posting.line': [transactionLines],
  'line_contract.ended_by': [enders],
  'line_contract.kind': [contractTypes],
  'line_entry.kind': [movementKinds],
  'line_settled.waits_for': [field(getCommissionStatements.response, 'waitsFor')],
  'line_statement.payer': [of(StatementStruct.schema.payer)],
  'line_statement.state': [of(StatementState)],
  'link_postback.events': [postbackEvents],
  'member_hour.status': wagerStatuses,
  'member_limit.kind': [limitKinds],
  'member_limit.period': [limitPeriods],
  // The register has a column of its own.
  'member_protection.blocked_kind': [blockKinds.filter((kind) => kind !== 'register')],
  'member_protection_event.action': [
    union<ProtectionAction>({
      'limit-set': true,
      'limit-lowered': true,
      'limit-wished': true,
      'limit-raised': true,
      'limit-removed': true,
      'wish-withdrawn': true,
      'reality-set': true,
      pause: true,
      exclusion: true,
      'register-hit': true,
      'register-clear': true,
    }),
  ],
  // `over` is worked out, for promotions that the member never joined.
  'member_reward.reason': [storedReasons, closeReasons.filter((reason) => reason !== 'over')],
  'member_reward.state': [storedStates],
  'mission.kind': [missionKinds],
  'mission.period': [missionPeriods, of(MissionStruct.schema.period)],
  'outbox.channel': [field(sendSecurityCode.request, 'method')],
  'passkey.kept': [passkeyPlaces],
  'payout_account.kind': [payoutKinds],
  'point_entry.kind': [pointEntryKinds],
  'point_entry.type': [pointTypes],
  'point_order.state': [pointOrderStates],
  'point_reward.picture': [pointPictures],
  'point_reward.status': [rewardStatuses],
  'postback.event': [of(deliveryFields.event)],
  'postback.fault': [of(deliveryFields.fault)],
  'postback.state': [of(deliveryFields.state)],
  'push_notice.kind': [pushKinds],
  'raffle.fact': [raffleFacts],
  'raffle.state': [raffleStates],
  'raffle_entry.reason': restrictions,
  'raffle_entry.state': [entryStates],
  'referral_reward.reason': [referralReasons],
  'round.mode': modes,
  'lottery_bet.mode': modes,
  'lottery_chase.mode': modes,
  'lottery_draw.state': [drawStates],
  'table_bet.mode': modes,
  'table_player.mode': modes,
  'table_seat.mode': modes,
  'table_round.state': [tableRoundStates],
  'round.state': [of(RoundStruct.schema.state)],
  'seed_pair.state': [pairStates],
  'sign_in.kind': [signInRewardKinds],
  'tournament.measure': [measures],
  'tournament.state': [tournamentStates],
  'tournament_player.reason': restrictions,
  'tournament_player.state': [playerStates],
  'upload.purpose': [['icon', ...uploadPurposes]],
  'upload.side': [documentSides],
  'vendor_game.volatility': [of(VendorGameStruct.schema.volatility)],
  'vendor_link.dialect': [dialects],
  'vendor_transaction.state': [of(TransactionStatus.schema.state)],
  'vendor_transfer.direction': [transferDirections],
  'vendor_transfer.state': [transferStates],
  'vip_period.every': [benefitPeriods],
  'vip_period.reason': restrictions,
  'vip_period.state': [vipStepStates],
  'vip_programme.benefit_every': [benefitPeriods],
  'vip_step.reason': restrictions,
  'vip_step.state': [vipStepStates],
  'wager.state': [wagerStates],
  'wager.status': wagerStatuses,
  'withdrawal.coin': [coins],
  'withdrawal.confirmation': [of(WithdrawalStruct.schema.confirmation)],
  'withdrawal.state': [withdrawalStates],
  'withdrawal_case.outcome': [of(CaseOutcome)],
}

/** Columns whose words only statements write and compare; no answer and no row is checked with a list of them. */
export const onlyInDatabase: readonly string[] = [
  'deposit_claim.state',
  'ledger_account.floor',
  'ledger_account.owner_kind',
  'line_rebate_payment.part',
  'line_rebate_payment.state',
  'line_transfer.direction',
  'rebate.state',
  'referral.state',
  'referral_reward.role',
  'referral_reward.state',
  'sandbox_wallet_move.outcome',
  'turnover_audit.closed_by',
  'vendor.wallet',
  'vendor_token.kind',
  'vendor_transaction.kind',
]
