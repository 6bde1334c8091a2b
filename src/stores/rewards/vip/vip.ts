import { getMyVip } from '#contract/rewards/vip/get-my-vip.ts'
import { call } from '#stores/call.ts'
import { $wallet } from '#stores/money/balance/balance.ts'
import { resource } from '#stores/resource.ts'

/** The member's level, the way to the next one, and the bonuses of reached levels. */
export const myVip = (language: string) => resource(() => call(getMyVip, { language }))

/** Loads it again when the balance changes, because bets count for the level. @returns a function that stops it */
export function followVip(refresh: () => void): () => void {
  return $wallet.listen((wallet, before) => {
    if (before && wallet?.amount !== before.amount) refresh()
  })
}
