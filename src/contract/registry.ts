import { beginPasskeyLogin } from './account/auth/begin-passkey-login.ts'
import { changePassword } from './account/auth/change-password.ts'
import { createHandoff } from './account/auth/create-handoff.ts'
import { forgotPassword } from './account/auth/forgot-password.ts'
import { freePlay } from './account/auth/free-play.ts'
import { getAffiliate } from './account/auth/get-affiliate.ts'
import { getCaptcha } from './account/auth/get-captcha.ts'
import { getChallenge } from './account/auth/get-challenge.ts'
import { getCountries } from './account/auth/get-countries.ts'
import { getOutbox } from './account/auth/get-outbox.ts'
import { getRegValidata } from './account/auth/get-reg-validata.ts'
import { getRegisterRules } from './account/auth/get-register-rules.ts'
import { login } from './account/auth/login.ts'
import { logout } from './account/auth/logout.ts'
import { passkeyLogin } from './account/auth/passkey-login.ts'
import { redeemHandoff } from './account/auth/redeem-handoff.ts'
import { register } from './account/auth/register.ts'
import { registerMobile } from './account/auth/register-mobile.ts'
import { resetPassword } from './account/auth/reset-password.ts'
import { sendLoginCode } from './account/auth/send-login-code.ts'
import { sendRegisterCode } from './account/auth/send-register-code.ts'
import { sendVerification } from './account/auth/send-verification.ts'
import { setPasswordByPhone } from './account/auth/set-password-by-phone.ts'
import { socialLogin } from './account/auth/social-login.ts'
import { verifyLogin } from './account/auth/verify-login.ts'
import { createExport } from './account/export/create-export.ts'
import { getExportFile } from './account/export/get-export-file.ts'
import { attachIdentityPicture } from './account/kyc/attach-identity-picture.ts'
import { beginIdentityCheck } from './account/kyc/begin-identity-check.ts'
import { getIdentity } from './account/kyc/get-identity.ts'
import { submitIdentityCheck } from './account/kyc/submit-identity-check.ts'
import { getAccountFacts } from './account/members/get-account-facts.ts'
import { getMemberInfo } from './account/members/get-member-info.ts'
import { deleteMessage } from './account/messages/delete-message.ts'
import { getMessages } from './account/messages/get-messages.ts'
import { getUnreadCount } from './account/messages/get-unread-count.ts'
import { markMessagesRead } from './account/messages/mark-messages-read.ts'
import { openMessage } from './account/messages/open-message.ts'
import { confirmLimit } from './account/protection/confirm-limit.ts'
import { excludeSelf } from './account/protection/exclude-self.ts'
import { getProtection } from './account/protection/get-protection.ts'
import { setLimit } from './account/protection/set-limit.ts'
import { setRealityCheck } from './account/protection/set-reality-check.ts'
import { startPause } from './account/protection/start-pause.ts'
import { withdrawLimitWish } from './account/protection/withdraw-limit-wish.ts'
import { getPush } from './account/push/get-push.ts'
import { setPush } from './account/push/set-push.ts'
import { subscribePush } from './account/push/subscribe-push.ts'
import { unsubscribePush } from './account/push/unsubscribe-push.ts'
import { beginAuthenticator } from './account/security/begin-authenticator.ts'
import { beginPasskey } from './account/security/begin-passkey.ts'
import { closeAccount } from './account/security/close-account.ts'
import { confirmAuthenticator } from './account/security/confirm-authenticator.ts'
import { confirmContact } from './account/security/confirm-contact.ts'
import { confirmPasskey } from './account/security/confirm-passkey.ts'
import { endOtherSessions } from './account/security/end-other-sessions.ts'
import { endSession } from './account/security/end-session.ts'
import { getProfile } from './account/security/get-profile.ts'
import { getSecurity } from './account/security/get-security.ts'
import { getSessions } from './account/security/get-sessions.ts'
import { removeAddress } from './account/security/remove-address.ts'
import { removeAuthenticator } from './account/security/remove-authenticator.ts'
import { removePasskey } from './account/security/remove-passkey.ts'
import { renewRecoveryCodes } from './account/security/renew-recovery-codes.ts'
import { resetWithdrawPassword } from './account/security/reset-withdraw-password.ts'
import { saveNickname } from './account/security/save-nickname.ts'
import { sendContactCode } from './account/security/send-contact-code.ts'
import { sendSecurityCode } from './account/security/send-security-code.ts'
import { setBirthday } from './account/security/set-birthday.ts'
import { setWithdrawPassword } from './account/security/set-withdraw-password.ts'
import { checkCommissionStatement } from './agents/commission/check-commission-statement.ts'
import { createCommissionPayout } from './agents/commission/create-commission-payout.ts'
import { getCommission } from './agents/commission/get-commission.ts'
import { getCommissionPayouts } from './agents/commission/get-commission-payouts.ts'
import { getCommissionStatement } from './agents/commission/get-commission-statement.ts'
import { getCommissionStatements } from './agents/commission/get-commission-statements.ts'
import { getStatementMembers } from './agents/commission/get-statement-members.ts'
import { getStatementFile } from './agents/commission/statement-file.ts'
import { answerContract } from './agents/contracts/answer-contract.ts'
import { getContractHistory } from './agents/contracts/get-contract-history.ts'
import { getContracts } from './agents/contracts/get-contracts.ts'
import { getDownlineContracts } from './agents/contracts/get-downline-contracts.ts'
import { lookBackContract } from './agents/contracts/look-back-contract.ts'
import { offerContract } from './agents/contracts/offer-contract.ts'
import { simulateContract } from './agents/contracts/simulate-contract.ts'
import { terminateContract } from './agents/contracts/terminate-contract.ts'
import { withdrawContractOffer } from './agents/contracts/withdraw-contract-offer.ts'
import { getAgentDesk } from './agents/desk/get-agent-desk.ts'
import { findDownlines } from './agents/line/find-downlines.ts'
import { getDownline } from './agents/line/get-downline.ts'
import { getDownlines } from './agents/line/get-downlines.ts'
import { countLinkClick } from './agents/links/count-link-click.ts'
import { createAgentLink } from './agents/links/create-agent-link.ts'
import { getAgentLinks } from './agents/links/get-agent-links.ts'
import { getDownlineRebates } from './agents/links/get-downline-rebates.ts'
import { registerDownline } from './agents/links/register-downline.ts'
import { setDownlineRebate } from './agents/links/set-downline-rebate.ts'
import { switchAgentLink } from './agents/links/switch-agent-link.ts'
import { getLinkPostback } from './agents/postbacks/get-link-postback.ts'
import { getPostbackDeliveries } from './agents/postbacks/get-postback-deliveries.ts'
import { renewPostbackSecret } from './agents/postbacks/renew-postback-secret.ts'
import { sendPostbackAgain } from './agents/postbacks/send-postback-again.ts'
import { sendTestPostback } from './agents/postbacks/send-test-postback.ts'
import { setLinkPostback } from './agents/postbacks/set-link-postback.ts'
import { getTeamAgents } from './agents/reports/get-team-agents.ts'
import { getTeamBetDays } from './agents/reports/get-team-bet-days.ts'
import { getTeamBets } from './agents/reports/get-team-bets.ts'
import { getTeamGames } from './agents/reports/get-team-games.ts'
import { getTeamLosses } from './agents/reports/get-team-losses.ts'
import { getTeamMovements } from './agents/reports/get-team-movements.ts'
import { getTeamOverview } from './agents/reports/get-team-overview.ts'
import { getTeamFile } from './agents/reports/team-file.ts'
import { getBalance } from './money/balance/get-balance.ts'
import { getConsolidatedFunds } from './money/balance/get-consolidated-funds.ts'
import { checkDeposit } from './money/deposits/check-deposit.ts'
import { createDeposit } from './money/deposits/create-deposit.ts'
import { getDeposit } from './money/deposits/get-deposit.ts'
import { getDepositMethods } from './money/deposits/get-deposit-methods.ts'
import { getDeposits } from './money/deposits/get-deposits.ts'
import { paySandbox } from './money/deposits/pay-sandbox.ts'
import { createLineTransfer } from './money/line-transfers/create-line-transfer.ts'
import { getLineTransferOptions } from './money/line-transfers/get-line-transfer-options.ts'
import { getLineTransfers } from './money/line-transfers/get-line-transfers.ts'
import { getProfit } from './money/statements/get-profit.ts'
import { getTransaction } from './money/statements/get-transaction.ts'
import { getTransactions } from './money/statements/get-transactions.ts'
import { bringAllBack } from './money/vendor-wallets/bring-all-back.ts'
import { walletTransfer } from './money/vendor-wallets/create-wallet-transfer.ts'
import { getMerchantWallet } from './money/vendor-wallets/get-merchant-wallet.ts'
import { getWalletTransfers } from './money/vendor-wallets/get-wallet-transfers.ts'
import { addPayoutAccount } from './money/withdrawals/add-payout-account.ts'
import { confirmWithdrawal } from './money/withdrawals/confirm-withdrawal.ts'
import { createWithdrawal } from './money/withdrawals/create-withdrawal.ts'
import { getWithdrawal } from './money/withdrawals/get-withdrawal.ts'
import { getWithdrawalOptions } from './money/withdrawals/get-withdrawal-options.ts'
import { getWithdrawals } from './money/withdrawals/get-withdrawals.ts'
import { removePayoutAccount } from './money/withdrawals/remove-payout-account.ts'
import { createEventsTicket } from './platform/events/create-events-ticket.ts'
import { getKeys } from './platform/sealing/get-keys.ts'
import { getIcon } from './platform/uploads/get-icon.ts'
import { getUpload } from './platform/uploads/get-upload.ts'
import { removeIcon } from './platform/uploads/remove-icon.ts'
import { setIcon } from './platform/uploads/set-icon.ts'
import { uploadFile } from './platform/uploads/upload-file.ts'
import { cancelLotteryBet } from './play/draws/cancel-lottery-bet.ts'
import { cancelLotteryChase } from './play/draws/cancel-lottery-chase.ts'
import { getLottery } from './play/draws/get-lottery.ts'
import { getLotteryResults } from './play/draws/get-lottery-results.ts'
import { getOpenedNumbers } from './play/draws/get-opened-numbers.ts'
import { getVnNumbers } from './play/draws/get-vn-numbers.ts'
import { placeLotteryBets } from './play/draws/place-lottery-bets.ts'
import { getReceiptKey } from './play/fairness/get-receipt-key.ts'
import { getSeedPairs } from './play/fairness/get-seed-pairs.ts'
import { rotateSeedPair } from './play/fairness/rotate-seed-pair.ts'
import { closeGame } from './play/games/close-game.ts'
import { passRealityCheck } from './play/games/pass-reality-check.ts'
import { getBettingDays } from './play/history/get-betting-days.ts'
import { getBettingHistory } from './play/history/get-betting-history.ts'
import { getPlaySessions } from './play/history/get-play-sessions.ts'
import { getRound } from './play/history/get-round.ts'
import { getRoundProof } from './play/history/get-round-proof.ts'
import { getRoundReplay } from './play/history/get-round-replay.ts'
import { getSessionBets } from './play/history/get-session-bets.ts'
import { decideInstant } from './play/instants/decide-instant.ts'
import { getInstantState } from './play/instants/get-instant-state.ts'
import { playInstant } from './play/instants/play-instant.ts'
import { addFavorite } from './play/lobby/add-favorite.ts'
import { getFavoriteIds } from './play/lobby/get-favorite-ids.ts'
import { getFavorites } from './play/lobby/get-favorites.ts'
import { getGameLaunch } from './play/lobby/get-game-launch.ts'
import { getGameMenu } from './play/lobby/get-game-menu.ts'
import { getGameVendors } from './play/lobby/get-game-vendors.ts'
import { getGames } from './play/lobby/get-games.ts'
import { getHotGames } from './play/lobby/get-hot-games.ts'
import { getLaunchChat } from './play/lobby/get-launch-chat.ts'
import { getLiveModels } from './play/lobby/get-live-models.ts'
import { getMenu } from './play/lobby/get-menu.ts'
import { getPopularGames } from './play/lobby/get-popular-games.ts'
import { getRecentGames } from './play/lobby/get-recent-games.ts'
import { getRouters } from './play/lobby/get-routers.ts'
import { getVassalageGameTypes } from './play/lobby/get-vassalage-game-types.ts'
import { getWinners } from './play/lobby/get-winners.ts'
import { launchGame } from './play/lobby/launch-game.ts'
import { removeFavorite } from './play/lobby/remove-favorite.ts'
import { searchGames } from './play/lobby/search-games.ts'
import { getLotteryMenu } from './play/lotteries/get-lottery-menu.ts'
import { getLotteryMenus } from './play/lotteries/get-lottery-menus.ts'
import { launchLottery } from './play/lotteries/launch-lottery.ts'
import { getGameReturns } from './play/returns/get-game-returns.ts'
import { getSlotsState } from './play/slots/get-slots-state.ts'
import { spinFreeRound } from './play/slots/spin-free-round.ts'
import { spinSlots } from './play/slots/spin-slots.ts'
import { cashOutTableBet } from './play/tables/cash-out-table-bet.ts'
import { decideAtTable } from './play/tables/decide-at-table.ts'
import { getTable } from './play/tables/get-table.ts'
import { getTableMessages } from './play/tables/get-table-messages.ts'
import { muteTablePlayer } from './play/tables/mute-table-player.ts'
import { placeTableBets } from './play/tables/place-table-bets.ts'
import { sendTableMessage } from './play/tables/send-table-message.ts'
import { undoTableBets } from './play/tables/undo-table-bets.ts'
import { cancelBonus } from './rewards/bonuses/cancel-bonus.ts'
import { getBonusEntries } from './rewards/bonuses/get-bonus-entries.ts'
import { getBonuses } from './rewards/bonuses/get-bonuses.ts'
import { getEndedBonuses } from './rewards/bonuses/get-ended-bonuses.ts'
import { getSignIn } from './rewards/daily-sign-in/get-sign-in.ts'
import { getSignedDays } from './rewards/daily-sign-in/get-signed-days.ts'
import { signInToday } from './rewards/daily-sign-in/sign-in-today.ts'
import { claimRewards } from './rewards/hub/claim-rewards.ts'
import { getRewardHub } from './rewards/hub/get-reward-hub.ts'
import { getJackpot } from './rewards/jackpot/get-jackpot.ts'
import { getJackpotWins } from './rewards/jackpot/get-jackpot-wins.ts'
import { claimMission } from './rewards/missions/claim-mission.ts'
import { getMissionLeaderboard } from './rewards/missions/get-mission-leaderboard.ts'
import { getMissionSummary } from './rewards/missions/get-mission-summary.ts'
import { getMissionsToClaim } from './rewards/missions/get-missions-to-claim.ts'
import { setMissionHidden } from './rewards/missions/set-mission-hidden.ts'
import { convertPoints } from './rewards/points/convert-points.ts'
import { getPointBalance } from './rewards/points/get-point-balance.ts'
import { getPointConfig } from './rewards/points/get-point-config.ts'
import { getPointHistory } from './rewards/points/get-point-history.ts'
import { getPointOrders } from './rewards/points/get-point-orders.ts'
import { getPointRewards } from './rewards/points/get-point-rewards.ts'
import { redeemReward } from './rewards/points/redeem-reward.ts'
import { applyForPromotion } from './rewards/promotions/apply-for-promotion.ts'
import { claimReward } from './rewards/promotions/claim-reward.ts'
import { getEndedRewards } from './rewards/promotions/get-ended-rewards.ts'
import { getRewards } from './rewards/promotions/get-rewards.ts'
import { joinPromotion } from './rewards/promotions/join-promotion.ts'
import { leavePromotion } from './rewards/promotions/leave-promotion.ts'
import { getRaffleDraw } from './rewards/raffles/get-raffle-draw.ts'
import { getRaffles } from './rewards/raffles/get-raffles.ts'
import { rafflePromotion } from './rewards/raffles/raffle-promotion.ts'
import { getRedEnvelopes } from './rewards/red-envelopes/get-red-envelopes.ts'
import { getTakenShares } from './rewards/red-envelopes/get-taken-shares.ts'
import { openRedEnvelope } from './rewards/red-envelopes/open-red-envelope.ts'
import { getReferral } from './rewards/referral/get-referral.ts'
import { getReferrals } from './rewards/referral/get-referrals.ts'
import { getTournamentTable } from './rewards/tournaments/get-tournament-table.ts'
import { getTournaments } from './rewards/tournaments/get-tournaments.ts'
import { joinTournament } from './rewards/tournaments/join-tournament.ts'
import { claimRebate } from './rewards/vip/claim-rebate.ts'
import { getClaimableRebates } from './rewards/vip/get-claimable-rebates.ts'
import { getMyVip } from './rewards/vip/get-my-vip.ts'
import { getRebates } from './rewards/vip/get-rebates.ts'
import { getVip } from './rewards/vip/get-vip.ts'
import { getFeedback } from './site/feedback/get-feedback.ts'
import { sendFeedback } from './site/feedback/send-feedback.ts'
import { getAgentAnnouncements } from './site/news/get-agent-announcements.ts'
import { getAnnouncements } from './site/news/get-announcements.ts'
import { getFirstLoginNotice } from './site/news/get-first-login-notice.ts'
import { getNewsVersion } from './site/news/get-news-version.ts'
import { getNotice } from './site/news/get-notice.ts'
import { getDomainRoute } from './site/system/get-domain-route.ts'
import { getHelpCenter } from './site/system/get-help-center.ts'
import { getPermission } from './site/system/get-permission.ts'
import { getStatus } from './site/system/get-status.ts'
import { getWhitelabel } from './site/system/get-whitelabel.ts'

/**
 * All calls, by area. The gateway must bind each of them; the reference and the contract tests iterate over this list.
 */
export const registry = {
  sealing: [getKeys],
  events: [createEventsTicket],
  uploads: [getIcon, setIcon, removeIcon, uploadFile],
  push: [getPush, setPush, subscribePush, unsubscribePush],
  messages: [getUnreadCount, getMessages, openMessage, deleteMessage, markMessagesRead],
  members: [getMemberInfo, getAccountFacts],
  protection: [getProtection, setLimit, confirmLimit, withdrawLimitWish, setRealityCheck, startPause, excludeSelf],
  kyc: [getIdentity, beginIdentityCheck, attachIdentityPicture, submitIdentityCheck],
  auth: [
    getRegisterRules,
    getRegValidata,
    getCaptcha,
    getChallenge,
    getCountries,
    login,
    sendLoginCode,
    sendVerification,
    verifyLogin,
    socialLogin,
    beginPasskeyLogin,
    passkeyLogin,
    freePlay,
    createHandoff,
    redeemHandoff,
    logout,
    register,
    registerMobile,
    sendRegisterCode,
    getAffiliate,
    forgotPassword,
    resetPassword,
    setPasswordByPhone,
    getOutbox,
    changePassword,
  ],
  security: [
    setWithdrawPassword,
    getSessions,
    endSession,
    endOtherSessions,
    removeAddress,
    getSecurity,
    sendSecurityCode,
    resetWithdrawPassword,
    getProfile,
    saveNickname,
    setBirthday,
    sendContactCode,
    confirmContact,
    beginAuthenticator,
    confirmAuthenticator,
    renewRecoveryCodes,
    removeAuthenticator,
    beginPasskey,
    confirmPasskey,
    removePasskey,
    closeAccount,
  ],
  export: [createExport],
  balance: [getBalance, getConsolidatedFunds],
  statements: [getTransactions, getTransaction, getProfit],
  deposits: [getDepositMethods, createDeposit, getDeposit, getDeposits, checkDeposit, paySandbox],
  withdrawals: [
    getWithdrawalOptions,
    createWithdrawal,
    getWithdrawal,
    getWithdrawals,
    confirmWithdrawal,
    addPayoutAccount,
    removePayoutAccount,
  ],
  'line-transfers': [getLineTransferOptions, createLineTransfer, getLineTransfers],
  'vendor-wallets': [getMerchantWallet, walletTransfer, bringAllBack, getWalletTransfers],
  games: [passRealityCheck, closeGame],
  fairness: [getReceiptKey, getSeedPairs, rotateSeedPair],
  slots: [getSlotsState, spinSlots, spinFreeRound],
  instants: [getInstantState, playInstant, decideInstant],
  tables: [
    ...[getTable, placeTableBets, undoTableBets, cashOutTableBet, decideAtTable],
    ...[getTableMessages, sendTableMessage, muteTablePlayer],
  ],
  lobby: [
    getRouters,
    getMenu,
    getGameMenu,
    getGameVendors,
    getGames,
    searchGames,
    getHotGames,
    getFavoriteIds,
    getFavorites,
    addFavorite,
    removeFavorite,
    getRecentGames,
    launchGame,
    getGameLaunch,
    getWinners,
    getPopularGames,
    getVassalageGameTypes,
    getLaunchChat,
    getLiveModels,
  ],
  returns: [getGameReturns],
  lotteries: [getLotteryMenu, getLotteryMenus, launchLottery],
  draws: [
    getOpenedNumbers,
    getVnNumbers,
    getLotteryResults,
    getLottery,
    placeLotteryBets,
    cancelLotteryBet,
    cancelLotteryChase,
  ],
  history: [
    getBettingHistory,
    getBettingDays,
    getPlaySessions,
    getSessionBets,
    getRound,
    getRoundProof,
    getRoundReplay,
  ],
  line: [getDownlines, findDownlines, getDownline],
  commission: [
    checkCommissionStatement,
    createCommissionPayout,
    getCommission,
    getCommissionPayouts,
    getCommissionStatement,
    getStatementMembers,
    getCommissionStatements,
  ],
  contracts: [
    getContracts,
    offerContract,
    answerContract,
    withdrawContractOffer,
    terminateContract,
    simulateContract,
    lookBackContract,
    getDownlineContracts,
    getContractHistory,
  ],
  reports: [getTeamOverview, getTeamAgents, getTeamBets, getTeamBetDays, getTeamGames, getTeamLosses, getTeamMovements],
  postbacks: [
    getLinkPostback,
    setLinkPostback,
    renewPostbackSecret,
    getPostbackDeliveries,
    sendPostbackAgain,
    sendTestPostback,
  ],
  links: [
    getAgentLinks,
    createAgentLink,
    switchAgentLink,
    countLinkClick,
    registerDownline,
    getDownlineRebates,
    setDownlineRebate,
  ],
  desk: [getAgentDesk],
  bonuses: [getBonuses, getEndedBonuses, getBonusEntries, cancelBonus],
  promotions: [getRewards, getEndedRewards, joinPromotion, leavePromotion, applyForPromotion, claimReward],
  points: [
    getPointConfig,
    getPointRewards,
    getPointBalance,
    getPointHistory,
    getPointOrders,
    redeemReward,
    convertPoints,
  ],
  'daily-sign-in': [getSignIn, signInToday, getSignedDays],
  raffles: [getRaffles, rafflePromotion, getRaffleDraw],
  tournaments: [getTournaments, getTournamentTable, joinTournament],
  jackpot: [getJackpot, getJackpotWins],
  'red-envelopes': [getRedEnvelopes, openRedEnvelope, getTakenShares],
  missions: [getMissionSummary, getMissionsToClaim, claimMission, getMissionLeaderboard, setMissionHidden],
  referral: [getReferral, getReferrals],
  vip: [getVip, getMyVip, getClaimableRebates, getRebates, claimRebate],
  hub: [getRewardHub, claimRewards],
  feedback: [sendFeedback, getFeedback],
  system: [getPermission, getStatus, getWhitelabel, getDomainRoute, getHelpCenter],
  news: [getNotice, getNewsVersion, getAnnouncements, getFirstLoginNotice, getAgentAnnouncements],
} as const

export type Call = (typeof registry)[keyof typeof registry][number]

export const calls: readonly Call[] = Object.values(registry).flat()

/** Calls that answer with a file. */
export const files = [getUpload, getExportFile, getStatementFile, getTeamFile] as const
