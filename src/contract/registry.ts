import { answerContract } from './agent/answer-contract.ts'
import { checkCommissionStatement } from './agent/check-commission-statement.ts'
import { countLinkClick } from './agent/count-link-click.ts'
import { createAgentLink } from './agent/create-agent-link.ts'
import { createCommissionPayout } from './agent/create-commission-payout.ts'
import { findDownlines } from './agent/find-downlines.ts'
import { getAgentAnnouncements } from './agent/get-agent-announcements.ts'
import { getAgentLinks } from './agent/get-agent-links.ts'
import { getCommission } from './agent/get-commission.ts'
import { getCommissionPayouts } from './agent/get-commission-payouts.ts'
import { getCommissionStatement } from './agent/get-commission-statement.ts'
import { getCommissionStatements } from './agent/get-commission-statements.ts'
import { getContractHistory } from './agent/get-contract-history.ts'
import { getContracts } from './agent/get-contracts.ts'
import { getDownline } from './agent/get-downline.ts'
import { getDownlineContracts } from './agent/get-downline-contracts.ts'
import { getDownlineRebates } from './agent/get-downline-rebates.ts'
import { getDownlines } from './agent/get-downlines.ts'
import { getLinkPostback } from './agent/get-link-postback.ts'
import { getPostbackDeliveries } from './agent/get-postback-deliveries.ts'
import { getStatementMembers } from './agent/get-statement-members.ts'
import { getTeamAgents } from './agent/get-team-agents.ts'
import { getTeamBetDays } from './agent/get-team-bet-days.ts'
import { getTeamBets } from './agent/get-team-bets.ts'
import { getTeamLosses } from './agent/get-team-losses.ts'
import { getTeamMovements } from './agent/get-team-movements.ts'
import { getTeamOverview } from './agent/get-team-overview.ts'
import { lookBackContract } from './agent/look-back-contract.ts'
import { offerContract } from './agent/offer-contract.ts'
import { registerDownline } from './agent/register-downline.ts'
import { renewPostbackSecret } from './agent/renew-postback-secret.ts'
import { sendPostbackAgain } from './agent/send-postback-again.ts'
import { sendTestPostback } from './agent/send-test-postback.ts'
import { setDownlineRebate } from './agent/set-downline-rebate.ts'
import { setLinkPostback } from './agent/set-link-postback.ts'
import { simulateContract } from './agent/simulate-contract.ts'
import { switchAgentLink } from './agent/switch-agent-link.ts'
import { terminateContract } from './agent/terminate-contract.ts'
import { withdrawContractOffer } from './agent/withdraw-contract-offer.ts'
import { beginPasskeyLogin } from './auth/begin-passkey-login.ts'
import { createHandoff } from './auth/create-handoff.ts'
import { forgotPassword } from './auth/forgot-password.ts'
import { freePlay } from './auth/free-play.ts'
import { getAffiliate } from './auth/get-affiliate.ts'
import { getCaptcha } from './auth/get-captcha.ts'
import { getChallenge } from './auth/get-challenge.ts'
import { getCountries } from './auth/get-countries.ts'
import { getOutbox } from './auth/get-outbox.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { passkeyLogin } from './auth/passkey-login.ts'
import { redeemHandoff } from './auth/redeem-handoff.ts'
import { register } from './auth/register.ts'
import { registerMobile } from './auth/register-mobile.ts'
import { resetPassword } from './auth/reset-password.ts'
import { sendLoginCode } from './auth/send-login-code.ts'
import { sendRegisterCode } from './auth/send-register-code.ts'
import { sendVerification } from './auth/send-verification.ts'
import { setPasswordByPhone } from './auth/set-password-by-phone.ts'
import { socialLogin } from './auth/social-login.ts'
import { verifyLogin } from './auth/verify-login.ts'
import { closeGame } from './game/close-game.ts'
import { getSlotsState } from './game/get-slots-state.ts'
import { passRealityCheck } from './game/pass-reality-check.ts'
import { spinFreeRound } from './game/spin-free-round.ts'
import { spinSlots } from './game/spin-slots.ts'
import { attachIdentityPicture } from './kyc/attach-identity-picture.ts'
import { beginIdentityCheck } from './kyc/begin-identity-check.ts'
import { getIdentity } from './kyc/get-identity.ts'
import { submitIdentityCheck } from './kyc/submit-identity-check.ts'
import { addFavorite } from './lobby/add-favorite.ts'
import { getFavoriteIds } from './lobby/get-favorite-ids.ts'
import { getFavorites } from './lobby/get-favorites.ts'
import { getGameMenu } from './lobby/get-game-menu.ts'
import { getGameVendors } from './lobby/get-game-vendors.ts'
import { getGames } from './lobby/get-games.ts'
import { getHotGames } from './lobby/get-hot-games.ts'
import { getJackpot } from './lobby/get-jackpot.ts'
import { getLaunchChat } from './lobby/get-launch-chat.ts'
import { getLiveModels } from './lobby/get-live-models.ts'
import { getLotteryMenu } from './lobby/get-lottery-menu.ts'
import { getPopularGames } from './lobby/get-popular-games.ts'
import { getRecentGames } from './lobby/get-recent-games.ts'
import { getVassalageGameTypes } from './lobby/get-vassalage-game-types.ts'
import { getWinners } from './lobby/get-winners.ts'
import { launchGame } from './lobby/launch-game.ts'
import { launchLottery } from './lobby/launch-lottery.ts'
import { removeFavorite } from './lobby/remove-favorite.ts'
import { searchGames } from './lobby/search-games.ts'
import { changePassword } from './member/change-password.ts'
import { deleteMessage } from './member/delete-message.ts'
import { getBettingDays } from './member/get-betting-days.ts'
import { getBettingHistory } from './member/get-betting-history.ts'
import { getFeedback } from './member/get-feedback.ts'
import { getIcon } from './member/get-icon.ts'
import { getMemberInfo } from './member/get-member-info.ts'
import { getMessages } from './member/get-messages.ts'
import { getRound } from './member/get-round.ts'
import { getUnreadCount } from './member/get-unread-count.ts'
import { markMessagesRead } from './member/mark-messages-read.ts'
import { openMessage } from './member/open-message.ts'
import { removeIcon } from './member/remove-icon.ts'
import { setIcon } from './member/set-icon.ts'
import { setWithdrawPassword } from './member/set-withdraw-password.ts'
import { uploadFile } from './member/upload-file.ts'
import { claimMission } from './mission/claim-mission.ts'
import { getMissionLeaderboard } from './mission/get-mission-leaderboard.ts'
import { getMissionSummary } from './mission/get-mission-summary.ts'
import { getMissionsToClaim } from './mission/get-missions-to-claim.ts'
import { setMissionHidden } from './mission/set-mission-hidden.ts'
import { createEventsTicket } from './news/create-events-ticket.ts'
import { getAnnouncements } from './news/get-announcements.ts'
import { getFirstLoginNotice } from './news/get-first-login-notice.ts'
import { getNewsVersion } from './news/get-news-version.ts'
import { getNotice } from './news/get-notice.ts'
import { confirmLimit } from './protection/confirm-limit.ts'
import { excludeSelf } from './protection/exclude-self.ts'
import { getProtection } from './protection/get-protection.ts'
import { setLimit } from './protection/set-limit.ts'
import { setRealityCheck } from './protection/set-reality-check.ts'
import { startPause } from './protection/start-pause.ts'
import { withdrawLimitWish } from './protection/withdraw-limit-wish.ts'
import { getRaffleDraw } from './raffle/get-raffle-draw.ts'
import { getRaffles } from './raffle/get-raffles.ts'
import { rafflePromotion } from './raffle/raffle-promotion.ts'
import { getRedEnvelopes } from './red-envelope/get-red-envelopes.ts'
import { getTakenShares } from './red-envelope/get-taken-shares.ts'
import { openRedEnvelope } from './red-envelope/open-red-envelope.ts'
import { getReferral } from './referral/get-referral.ts'
import { getReferrals } from './referral/get-referrals.ts'
import { applyForPromotion } from './rewards/apply-for-promotion.ts'
import { cancelBonus } from './rewards/cancel-bonus.ts'
import { claimReward } from './rewards/claim-reward.ts'
import { convertPoints } from './rewards/convert-points.ts'
import { getBonusEntries } from './rewards/get-bonus-entries.ts'
import { getBonuses } from './rewards/get-bonuses.ts'
import { getEndedBonuses } from './rewards/get-ended-bonuses.ts'
import { getEndedRewards } from './rewards/get-ended-rewards.ts'
import { getPointBalance } from './rewards/get-point-balance.ts'
import { getPointConfig } from './rewards/get-point-config.ts'
import { getPointHistory } from './rewards/get-point-history.ts'
import { getPointOrders } from './rewards/get-point-orders.ts'
import { getPointRewards } from './rewards/get-point-rewards.ts'
import { getRewards } from './rewards/get-rewards.ts'
import { joinPromotion } from './rewards/join-promotion.ts'
import { leavePromotion } from './rewards/leave-promotion.ts'
import { redeemReward } from './rewards/redeem-reward.ts'
import { beginAuthenticator } from './security/begin-authenticator.ts'
import { beginPasskey } from './security/begin-passkey.ts'
import { closeAccount } from './security/close-account.ts'
import { confirmAuthenticator } from './security/confirm-authenticator.ts'
import { confirmContact } from './security/confirm-contact.ts'
import { confirmPasskey } from './security/confirm-passkey.ts'
import { createExport } from './security/create-export.ts'
import { endOtherSessions } from './security/end-other-sessions.ts'
import { endSession } from './security/end-session.ts'
import { getProfile } from './security/get-profile.ts'
import { getSecurity } from './security/get-security.ts'
import { getSessions } from './security/get-sessions.ts'
import { removeAddress } from './security/remove-address.ts'
import { removeAuthenticator } from './security/remove-authenticator.ts'
import { removePasskey } from './security/remove-passkey.ts'
import { renewRecoveryCodes } from './security/renew-recovery-codes.ts'
import { resetWithdrawPassword } from './security/reset-withdraw-password.ts'
import { saveNickname } from './security/save-nickname.ts'
import { sendContactCode } from './security/send-contact-code.ts'
import { sendSecurityCode } from './security/send-security-code.ts'
import { setBirthday } from './security/set-birthday.ts'
import { getSignIn } from './sign-in/get-sign-in.ts'
import { getSignedDays } from './sign-in/get-signed-days.ts'
import { signInToday } from './sign-in/sign-in-today.ts'
import { getDomainRoute } from './system/get-domain-route.ts'
import { getHelpCenter } from './system/get-help-center.ts'
import { getKeys } from './system/get-keys.ts'
import { getMenu } from './system/get-menu.ts'
import { getPermission } from './system/get-permission.ts'
import { getRegValidata } from './system/get-reg-validata.ts'
import { getRegisterRules } from './system/get-register-rules.ts'
import { getRouters } from './system/get-routers.ts'
import { getStatus } from './system/get-status.ts'
import { getWhitelabel } from './system/get-whitelabel.ts'
import { sendFeedback } from './system/send-feedback.ts'
import { getTournamentTable } from './tournament/get-tournament-table.ts'
import { getTournaments } from './tournament/get-tournaments.ts'
import { joinTournament } from './tournament/join-tournament.ts'
import { claimRebate } from './vip/claim-rebate.ts'
import { getClaimableRebates } from './vip/get-claimable-rebates.ts'
import { getMyVip } from './vip/get-my-vip.ts'
import { getRebates } from './vip/get-rebates.ts'
import { getVip } from './vip/get-vip.ts'
import { addPayoutAccount } from './wallet/add-payout-account.ts'
import { bringAllBack } from './wallet/bring-all-back.ts'
import { checkDeposit } from './wallet/check-deposit.ts'
import { confirmWithdrawal } from './wallet/confirm-withdrawal.ts'
import { createDeposit } from './wallet/create-deposit.ts'
import { createLineTransfer } from './wallet/create-line-transfer.ts'
import { createWithdrawal } from './wallet/create-withdrawal.ts'
import { getBalance } from './wallet/get-balance.ts'
import { getConsolidatedFunds } from './wallet/get-consolidated-funds.ts'
import { getDeposit } from './wallet/get-deposit.ts'
import { getDepositMethods } from './wallet/get-deposit-methods.ts'
import { getDeposits } from './wallet/get-deposits.ts'
import { getLineTransferOptions } from './wallet/get-line-transfer-options.ts'
import { getLineTransfers } from './wallet/get-line-transfers.ts'
import { getMerchantWallet } from './wallet/get-merchant-wallet.ts'
import { getProfit } from './wallet/get-profit.ts'
import { getTransaction } from './wallet/get-transaction.ts'
import { getTransactions } from './wallet/get-transactions.ts'
import { getWalletTransfers } from './wallet/get-wallet-transfers.ts'
import { getWithdrawal } from './wallet/get-withdrawal.ts'
import { getWithdrawalOptions } from './wallet/get-withdrawal-options.ts'
import { getWithdrawals } from './wallet/get-withdrawals.ts'
import { paySandbox } from './wallet/pay-sandbox.ts'
import { removePayoutAccount } from './wallet/remove-payout-account.ts'
import { walletTransfer } from './wallet/wallet-transfer.ts'

/**
 * All calls, by area. The gateway must bind each of them; the reference and the contract tests iterate over this list.
 */
export const registry = {
  system: [
    getKeys,
    getRegisterRules,
    getRegValidata,
    getPermission,
    getStatus,
    getWhitelabel,
    getDomainRoute,
    getHelpCenter,
    getRouters,
    getMenu,
    sendFeedback,
  ],
  auth: [
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
  ],
  member: [
    getMemberInfo,
    getIcon,
    setIcon,
    removeIcon,
    uploadFile,
    changePassword,
    getBettingHistory,
    getBettingDays,
    getRound,
    getUnreadCount,
    getMessages,
    openMessage,
    deleteMessage,
    markMessagesRead,
    getFeedback,
    setWithdrawPassword,
  ],
  kyc: [getIdentity, beginIdentityCheck, attachIdentityPicture, submitIdentityCheck],
  protection: [getProtection, setLimit, confirmLimit, withdrawLimitWish, setRealityCheck, startPause, excludeSelf],
  security: [
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
    createExport,
  ],
  wallet: [
    getBalance,
    getDepositMethods,
    createDeposit,
    getDeposit,
    getDeposits,
    checkDeposit,
    paySandbox,
    getWithdrawalOptions,
    createWithdrawal,
    getWithdrawal,
    getWithdrawals,
    confirmWithdrawal,
    addPayoutAccount,
    removePayoutAccount,
    getLineTransferOptions,
    createLineTransfer,
    getLineTransfers,
    getTransactions,
    getTransaction,
    getProfit,
    getMerchantWallet,
    getConsolidatedFunds,
    walletTransfer,
    bringAllBack,
    getWalletTransfers,
  ],
  lobby: [
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
    getWinners,
    getPopularGames,
    getJackpot,
    getVassalageGameTypes,
    getLotteryMenu,
    launchLottery,
    getLaunchChat,
    getLiveModels,
  ],
  rewards: [
    getPointConfig,
    getPointRewards,
    getPointBalance,
    getPointHistory,
    getPointOrders,
    redeemReward,
    convertPoints,
    getBonuses,
    getEndedBonuses,
    getBonusEntries,
    cancelBonus,
    getRewards,
    getEndedRewards,
    joinPromotion,
    leavePromotion,
    applyForPromotion,
    claimReward,
  ],
  referral: [getReferral, getReferrals],
  mission: [getMissionSummary, getMissionsToClaim, claimMission, getMissionLeaderboard, setMissionHidden],
  signIn: [getSignIn, signInToday, getSignedDays],
  redEnvelope: [getRedEnvelopes, openRedEnvelope, getTakenShares],
  raffle: [getRaffles, rafflePromotion, getRaffleDraw],
  tournament: [getTournaments, getTournamentTable, joinTournament],
  vip: [getVip, getMyVip, getClaimableRebates, getRebates, claimRebate],
  news: [getNotice, getNewsVersion, getAnnouncements, getFirstLoginNotice, createEventsTicket],
  agent: [
    getTeamOverview,
    getTeamAgents,
    getTeamBets,
    getTeamBetDays,
    getTeamLosses,
    getTeamMovements,
    getAgentLinks,
    createAgentLink,
    switchAgentLink,
    getLinkPostback,
    setLinkPostback,
    renewPostbackSecret,
    getPostbackDeliveries,
    sendPostbackAgain,
    sendTestPostback,
    countLinkClick,
    registerDownline,
    getDownlineRebates,
    setDownlineRebate,
    checkCommissionStatement,
    createCommissionPayout,
    getCommission,
    getCommissionPayouts,
    getCommissionStatement,
    getStatementMembers,
    getCommissionStatements,
    getContracts,
    getAgentAnnouncements,
    getDownlines,
    findDownlines,
    getDownline,
    offerContract,
    answerContract,
    withdrawContractOffer,
    terminateContract,
    simulateContract,
    lookBackContract,
    getDownlineContracts,
    getContractHistory,
  ],
  game: [getSlotsState, spinSlots, spinFreeRound, passRealityCheck, closeGame],
} as const

export type Call = (typeof registry)[keyof typeof registry][number]

export const calls: readonly Call[] = Object.values(registry).flat()
