import { claimMission as claimCall } from '#contract/rewards/missions/claim-mission.ts'
import { getMissionLeaderboard } from '#contract/rewards/missions/get-mission-leaderboard.ts'
import { getMissionSummary } from '#contract/rewards/missions/get-mission-summary.ts'
import type { Mission } from '#contract/rewards/missions/mission.ts'
import { setMissionHidden } from '#contract/rewards/missions/set-mission-hidden.ts'
import { $session } from '#stores/account/auth/session.ts'
import { addressFilter, choice } from '#stores/address-filter.ts'
import { sendOnce } from '#stores/attempt.ts'
import { call } from '#stores/call.ts'
import { $wallet, balanceChanged } from '#stores/money/balance/balance.ts'
import { resource } from '#stores/resource.ts'
import { takeMissionsToClaim } from './missions-to-claim.ts'

/** The current missions, with the member's progress. */
export const missionSummary = (language: string) =>
  resource(async () => {
    const summary = await call(getMissionSummary, { language })
    // The screen's fresh count replaces the menu's number, which may be older.
    takeMissionsToClaim(summary.toClaim)
    return summary
  })

/** The open part of the screen; the address has `?view=leaderboard`. */
export const missionView = addressFilter({ view: choice('view', ['leaderboard'], 'missions') })

/** The table of the season. */
export const missionLeaderboard = (language: string) => resource(() => call(getMissionLeaderboard, { language }))

/** Hides the member from others in the table, or shows them again. Throws `CallError`. */
export const hideInTable = (isHidden: boolean) => call(setMissionHidden, { isHidden })

/**
 * Loads again after every update of the balance, because bets, deposits and claims change missions.
 *
 * @returns a function that stops it
 */
export function followMissions(refresh: () => void): () => void {
  return $wallet.listen((_, before) => {
    if (before) refresh()
  })
}

/** Claims a mission, once. Throws `CallError`. */
export async function claimMission(missionId: string, language: string): Promise<Mission | undefined> {
  const session = $session.get()
  if (!session) return undefined
  const claimed = await sendOnce('mission', session, missionId, (key) =>
    call(claimCall, { missionId, language }, { key }),
  )
  // The menu counts again, too.
  await balanceChanged()
  return claimed
}
