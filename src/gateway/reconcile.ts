import { commissionProofs } from './agent/commission/proofs.ts'
import { lineProofs } from './agent/line/proofs.ts'
import { statementProofs } from './agent/settlement/proofs.ts'
import { bonusProofs } from './bonus/proofs.ts'
import type { Database } from './db/client.ts'
import { envelopeProofs } from './envelopes/proofs.ts'
import { freeRoundsProofs } from './free-rounds/proofs.ts'
import { fundsProofs } from './funds/proofs.ts'
import { ledgerProofs } from './ledger/proofs.ts'
import { type Reconciliation, reconcile } from './ledger/reconcile.ts'
import { transferProofs } from './line-transfers/proofs.ts'
import { playedProofs } from './lobby/played-proofs.ts'
import { historyProofs } from './member/history-proofs.ts'
import { missionProofs } from './missions/proofs.ts'
import { payoutProofs } from './payout/proofs.ts'
import { cashBackProofs } from './promotions/cash-back-proofs.ts'
import { promotionProofs } from './promotions/proofs.ts'
import { raffleProofs } from './raffles/proofs.ts'
import { referralProofs } from './referral/proofs.ts'
import { pointProofs } from './rewards/proofs.ts'
import { signInProofs } from './sign-in/proofs.ts'
import { tournamentProofs } from './tournaments/proofs.ts'
import { wagerProofs } from './vendor/proofs.ts'
import { vipProofs } from './vip/proofs.ts'
import { depositProofs } from './wallet/deposit-proofs.ts'

/**
 * Verifies the ledger and the areas' own records. The ledger does not know the areas, so the checks are combined here.
 */
export function reconcileAll(database: Database): Promise<Reconciliation> {
  return reconcile(database, {
    ...ledgerProofs,
    ...wagerProofs,
    ...depositProofs,
    ...payoutProofs,
    ...transferProofs,
    ...lineProofs,
    ...statementProofs,
    ...commissionProofs,
    ...fundsProofs,
    ...historyProofs,
    ...playedProofs,
    ...vipProofs,
    ...bonusProofs,
    ...promotionProofs,
    ...freeRoundsProofs,
    ...cashBackProofs,
    ...referralProofs,
    ...missionProofs,
    ...pointProofs,
    ...signInProofs,
    ...envelopeProofs,
    ...raffleProofs,
    ...tournamentProofs,
  })
}
