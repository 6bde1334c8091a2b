import { atom } from 'nanostores'
import type { Mission } from '#contract/entities/mission.ts'
import { claimMission as claimCall } from '#contract/mission/claim-mission.ts'
import { getMissionSummary } from '#contract/mission/get-mission-summary.ts'
import { sendOnce } from './attempt.ts'
import { call } from './call.ts'
import { loadMissionsToClaim } from './missions-to-claim.ts'
import { resource } from './resource.ts'
import { $session } from './session.ts'
import { missionKey } from './storage-keys.ts'
import { $wallet, balanceChanged } from './wallet.ts'

const $always = atom(true)

/** The missions of now, and how far the member is. */
export const missionSummary = (language: string) => resource($always, () => call(getMissionSummary, { language }))

/** Loads again whenever the balance is heard of: something was played, paid in or done. @returns ends it */
export function followMissions(refresh: () => void): () => void {
  return $wallet.listen((_, before) => {
    if (before) refresh()
  })
}

/** Claims a mission, once. Throws `CallError`. */
export async function claimMission(missionId: string, language: string): Promise<Mission | undefined> {
  const session = $session.get()
  if (!session) return undefined
  const claimed = await sendOnce(missionKey, session, missionId, (key) =>
    call(claimCall, { missionId, language }, { key }),
  )
  await Promise.all([balanceChanged(), loadMissionsToClaim()])
  return claimed
}
