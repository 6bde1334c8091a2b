import { balance } from './calls/balance.ts'
import { bet, betwin } from './calls/bet.ts'
import { endRound } from './calls/end-round.ts'
import { adjustment, promoWin } from './calls/prizes.ts'
import { passRealityCheck } from './calls/reality-check.ts'
import { checkStake, reportRound } from './calls/report-round.ts'
import { rollback } from './calls/rollback.ts'
import { session } from './calls/session.ts'
import { roundStatus, status } from './calls/status.ts'
import { win } from './calls/win.ts'
import { games } from './to-vendor/games.ts'
import { health } from './to-vendor/health.ts'
import { launch } from './to-vendor/launch.ts'
import { round, vendorStatus } from './to-vendor/rounds.ts'
import { walletBalance, walletIn, walletOut, walletStatus } from './to-vendor/wallet.ts'

/** Every call of a vendor to the platform, in the order of the documentation. */
export const callsToPlatform = {
  ...{
    session,
    balance,
    bet,
    win,
    betwin,
    endRound,
    rollback,
    promoWin,
    adjustment,
    status,
    roundStatus,
    passRealityCheck,
    checkStake,
    reportRound,
  },
} as const

/** Every call of the platform to a vendor. Those of wallets are for vendors that keep them. */
export const callsToVendor = {
  ...{ health, games, launch, round, roundStatus: vendorStatus, walletIn, walletOut, walletBalance, walletStatus },
} as const
