import { authArea } from './account/auth/area.ts'
import { exportArea } from './account/export/area.ts'
import { kycArea } from './account/kyc/area.ts'
import { membersArea } from './account/members/area.ts'
import { messagesArea } from './account/messages/area.ts'
import { protectionArea } from './account/protection/area.ts'
import { pushArea } from './account/push/area.ts'
import { securityArea } from './account/security/area.ts'
import { commissionArea } from './agents/commission/area.ts'
import { computationsArea } from './agents/computations/area.ts'
import { contractsArea } from './agents/contracts/area.ts'
import { deskArea } from './agents/desk/area.ts'
import { lineArea } from './agents/line/area.ts'
import { linksArea } from './agents/links/area.ts'
import { postbacksArea } from './agents/postbacks/area.ts'
import { reportsArea } from './agents/reports/area.ts'
import type { Area } from './area.ts'
import { balanceArea } from './money/balance/area.ts'
import { depositsArea } from './money/deposits/area.ts'
import { lineTransfersArea } from './money/line-transfers/area.ts'
import { statementsArea } from './money/statements/area.ts'
import { turnoverArea } from './money/turnover/area.ts'
import { vendorWalletsArea } from './money/vendor-wallets/area.ts'
import { withdrawalsArea } from './money/withdrawals/area.ts'
import { dbArea } from './platform/db/area.ts'
import { eventsArea } from './platform/events/area.ts'
import { httpArea } from './platform/http/area.ts'
import { ledgerArea } from './platform/ledger/area.ts'
import { operatorsArea } from './platform/operators/area.ts'
import { portsArea } from './platform/ports/area.ts'
import { sealingArea } from './platform/sealing/area.ts'
import { settingsArea } from './platform/settings/area.ts'
import { uploadsArea } from './platform/uploads/area.ts'
import { drawsArea } from './play/draws/area.ts'
import { enginesArea } from './play/engines/area.ts'
import { fairnessArea } from './play/fairness/area.ts'
import { freeRoundsArea } from './play/free-rounds/area.ts'
import { gamesArea } from './play/games/area.ts'
import { historyArea } from './play/history/area.ts'
import { instantsArea } from './play/instants/area.ts'
import { lobbyArea } from './play/lobby/area.ts'
import { lotteriesArea } from './play/lotteries/area.ts'
import { returnsArea } from './play/returns/area.ts'
import { slotsArea } from './play/slots/area.ts'
import { tablesArea } from './play/tables/area.ts'
import { vendorDoorArea } from './play/vendor-door/area.ts'
import { vendorsArea } from './play/vendors/area.ts'
import type { Ports } from './ports.ts'
import { bonusesArea } from './rewards/bonuses/area.ts'
import { dailySignInArea } from './rewards/daily-sign-in/area.ts'
import { freeOffersArea } from './rewards/free-offers/area.ts'
import { hubArea } from './rewards/hub/area.ts'
import { jackpotArea } from './rewards/jackpot/area.ts'
import { missionsArea } from './rewards/missions/area.ts'
import { pointsArea } from './rewards/points/area.ts'
import { promotionsArea } from './rewards/promotions/area.ts'
import { rafflesArea } from './rewards/raffles/area.ts'
import { redEnvelopesArea } from './rewards/red-envelopes/area.ts'
import { referralArea } from './rewards/referral/area.ts'
import { tournamentsArea } from './rewards/tournaments/area.ts'
import { vipArea } from './rewards/vip/area.ts'
import { feedbackArea } from './site/feedback/area.ts'
import { newsArea } from './site/news/area.ts'
import { systemArea } from './site/system/area.ts'

/** Every area of the gateway, from the ground up. `app.ts`, `jobs.ts`, `retention.ts`, `reconcile.ts`, `operations.ts` and the export fold over it. */
export const areas: readonly Area<Ports>[] = [
  dbArea,
  ledgerArea,
  httpArea,
  settingsArea,
  portsArea,
  sealingArea,
  eventsArea,
  uploadsArea,
  operatorsArea,
  pushArea,
  messagesArea,
  membersArea,
  protectionArea,
  kycArea,
  authArea,
  securityArea,
  exportArea,
  feedbackArea,
  systemArea,
  newsArea,
  balanceArea,
  statementsArea,
  turnoverArea,
  depositsArea,
  withdrawalsArea,
  lineTransfersArea,
  vendorWalletsArea,
  fairnessArea,
  vendorsArea,
  freeRoundsArea,
  gamesArea,
  slotsArea,
  instantsArea,
  tablesArea,
  drawsArea,
  enginesArea,
  vendorDoorArea,
  lobbyArea,
  returnsArea,
  lotteriesArea,
  historyArea,
  lineArea,
  computationsArea,
  commissionArea,
  contractsArea,
  reportsArea,
  postbacksArea,
  linksArea,
  deskArea,
  bonusesArea,
  freeOffersArea,
  promotionsArea,
  pointsArea,
  dailySignInArea,
  rafflesArea,
  tournamentsArea,
  jackpotArea,
  redEnvelopesArea,
  missionsArea,
  referralArea,
  vipArea,
  hubArea,
]
