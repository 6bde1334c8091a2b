import { uploadFile } from '#contract/platform/uploads/upload-file.ts'
import { applyForPromotion } from '#contract/rewards/promotions/apply-for-promotion.ts'
import { claimReward as claimCall } from '#contract/rewards/promotions/claim-reward.ts'
import { getEndedRewards } from '#contract/rewards/promotions/get-ended-rewards.ts'
import { getRewards } from '#contract/rewards/promotions/get-rewards.ts'
import { joinPromotion as joinCall } from '#contract/rewards/promotions/join-promotion.ts'
import { leavePromotion as leaveCall } from '#contract/rewards/promotions/leave-promotion.ts'
import type { Reward } from '#contract/rewards/promotions/reward.ts'
import { $session, $token } from '#stores/account/auth/session.ts'
import { $claimable, takeCount } from '#stores/account/security/profile.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { sendOnce } from '#stores/attempt.ts'
import { call } from '#stores/call.ts'
import { $wallet, balanceChanged } from '#stores/money/balance/balance.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'

/** The page of rewards that are over, in the address as `?cursor=…`. */
export const rewardFilter = addressFilter({ cursor: text('cursor') })

const pageSize = 10

/** The count that the list on the screen belongs to. Any other one means that something was given or claimed elsewhere. */
let known: number | undefined

/** Whether the member can join, apply for or claim it now. */
const canTake = ({ actions }: Reward) => actions.some((action) => action !== 'leave')

/** Rewards that the member can join, apply for or claim now, claimable ones first (product rule 23.11). Throws `CallError`. */
export async function availableRewards(language: string): Promise<readonly Reward[]> {
  return (await call(getRewards, { language })).list.filter(canTake)
}

/** Current promotions and rewards, claimable ones first. */
export const openRewards = (language: string) =>
  resource(async () => {
    const page = await call(getRewards, { language })
    known = page.claimable
    takeCount('claimable', page.claimable)
    takeCount('available', page.list.filter(canTake).length)
    return page
  })

/** The page of rewards that are over, newest first. */
export const endedRewards = (language: string) =>
  resource(rewardFilter.$filter, (filter) =>
    pageOrFirst(rewardFilter, filter, async () =>
      call(getEndedRewards, { language, pageSize, ...(filter.cursor && { cursor: filter.cursor }) }),
    ),
  )

/** Reloads when a reward was given or claimed elsewhere, or money moved (by a deposit or a bet). @returns a function that stops this */
export function followRewards(refresh: () => void): () => void {
  const stops = [
    $claimable.listen((count) => {
      if (known !== undefined && count !== known) refresh()
    }),
    $wallet.listen((_, before) => {
      if (before) refresh()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Joins a promotion. Throws `CallError`. */
export const joinPromotion = (promotionId: string, language: string) => call(joinCall, { promotionId, language })

/** Leaves a promotion that waits for a deposit. Throws `CallError`. */
export const leavePromotion = (claimId: string, language: string) => call(leaveCall, { claimId, language })

/** Sends an application. The same again changes nothing. Throws `CallError`. */
export const applyFor = (promotionId: string, comment: string, pictures: readonly string[], language: string) =>
  call(applyForPromotion, { promotionId, comment, pictures: [...pictures], language })

/** Sends a picture of an application. @returns its id. Throws `CallError`. */
export async function uploadOfApplication(file: Blob): Promise<string> {
  return (await call(uploadFile, { purpose: 'application' }, { file })).uploadId
}

/** Claims a reward, once. Throws `CallError`. */
export async function claimReward(claimId: string, language: string): Promise<Reward | undefined> {
  const session = $session.get()
  if (!session) return undefined
  const claimed = await sendOnce('reward', session, claimId, (key) => call(claimCall, { claimId, language }, { key }))
  await balanceChanged()
  return claimed
}

$token.listen(() => {
  known = undefined
})
