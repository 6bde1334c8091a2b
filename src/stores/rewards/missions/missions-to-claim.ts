import { atom, onMount } from 'nanostores'
import { getMissionsToClaim } from '#contract/rewards/missions/get-missions-to-claim.ts'
import { $session } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'
import { $wallet } from '#stores/money/balance/balance.ts'
import { resource } from '#stores/resource.ts'

const counted = resource(async () => {
  if ($session.get()?.role === 'trial') return 0
  const { count } = await call(getMissionsToClaim, {})
  return count
})

/**
 * Number of missions that can be claimed; 0 after a failure. It is loaded while a component shows it, and again at each
 * event of the balance, because the gateway sends one too when a mission is done.
 */
export const $missionsToClaim = atom(0)

/** Stores the number of an answer that is newer than any load. */
export const takeMissionsToClaim = counted.put

onMount($missionsToClaim, () => {
  const ends = [
    counted.$state.subscribe((state) => $missionsToClaim.set('value' in state ? state.value : 0)),
    $wallet.listen(counted.refresh),
  ]
  return () => {
    for (const end of ends) end()
  }
})
