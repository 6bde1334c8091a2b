import { atom, onMount } from 'nanostores'
import { CallError } from '#api/errors.ts'
import { getMissionsToClaim } from '#contract/mission/get-missions-to-claim.ts'
import { call } from './call.ts'
import { $session, $token } from './session.ts'
import { $wallet } from './wallet.ts'

/**
 * Number of missions that can be claimed. It is loaded while a component shows it, and again at each event of the
 * balance, because the gateway sends one too when a mission is done.
 */
export const $missionsToClaim = atom(0)

/** Loads it. After a failure menus show no number. */
export async function loadMissionsToClaim(): Promise<void> {
  const session = $session.get()
  if (!session || session.role === 'trial') return void $missionsToClaim.set(0)
  try {
    const { count } = await call(getMissionsToClaim, {})
    if ($token.get() === session.token) $missionsToClaim.set(count)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

onMount($missionsToClaim, () => {
  const load = () => void loadMissionsToClaim()
  load()
  const ends = [$wallet.listen(load), $token.listen(load)]
  return () => {
    for (const end of ends) end()
  }
})
