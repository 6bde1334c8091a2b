import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import { convertPoints as convertCall } from '#contract/rewards/points/convert-points.ts'
import { getPointBalance } from '#contract/rewards/points/get-point-balance.ts'
import { getPointHistory } from '#contract/rewards/points/get-point-history.ts'
import { getPointOrders } from '#contract/rewards/points/get-point-orders.ts'
import { getPointRewards } from '#contract/rewards/points/get-point-rewards.ts'
import { type DeliveryAddress, type PointOrder, pointTypes } from '#contract/rewards/points/point.ts'
import { redeemReward } from '#contract/rewards/points/redeem-reward.ts'
import { $session } from '#stores/account/auth/session.ts'
import { addressFilter, choice, text } from '#stores/address-filter.ts'
import { sendOnce } from '#stores/attempt.ts'
import { call } from '#stores/call.ts'
import { $wallet, balanceChanged } from '#stores/money/balance/balance.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { loadZone, type Period, periodFields, quickDays, rangeOf, todayIn } from '#stores/period.ts'
import { historyBounds } from '#stores/play/history/history.ts'
import { resource } from '#stores/resource.ts'

export type PointBalance = ResponseOf<typeof getPointBalance>
export type PointReward = ResponseOf<typeof getPointRewards>['list'][number]
export type Converted = ResponseOf<typeof convertCall>

export const pointViews = ['history', 'orders', 'convert'] as const

/** The open view, as `?view=…`; without one the rewards. `?reward=…` is the reward to redeem. */
export const pointsView = addressFilter({ view: choice('view', pointViews, undefined), reward: text('reward') })

/** Days, type and page of the movements, in the address. */
export const historyFilter = addressFilter({
  ...periodFields,
  days: choice('days', quickDays, 30),
  type: choice('type', pointTypes, undefined),
  cursor: text('cursor'),
})

/** Days and page of the redeemed rewards, in the address. */
export const ordersFilter = addressFilter({
  ...periodFields,
  days: choice('days', quickDays, 30),
  cursor: text('cursor'),
})

const pageSize = 10

/** Points, and the way to the next one in each category. */
export const pointBalance = resource(() => call(getPointBalance, {}))

export const pointRewards = (language: string) => resource(() => call(getPointRewards, { language }))

interface Page extends Period {
  readonly cursor: string | undefined
}

/** The request of both lists. */
async function pageOf(filter: Page, language: string) {
  const range = rangeOf(filter, historyBounds(todayIn(await loadZone(language))))
  return { ...range, language, pageSize, ...(filter.cursor && { cursor: filter.cursor }) }
}

/** The page of movements that the address names, newest first. */
export const pointHistory = (language: string) =>
  resource(historyFilter.$filter, (filter) =>
    pageOrFirst(historyFilter, filter, async () =>
      call(getPointHistory, { ...(await pageOf(filter, language)), ...(filter.type && { type: filter.type }) }),
    ),
  )

/** The page of redeemed rewards that the address names, newest first. */
export const pointOrders = (language: string) =>
  resource(ordersFilter.$filter, (filter) =>
    pageOrFirst(ordersFilter, filter, async () => call(getPointOrders, await pageOf(filter, language))),
  )

interface Order {
  readonly rewardId: string
  readonly address: DeliveryAddress | undefined
  readonly password: string
}

/** Redeems a reward, once for each order. Throws `CallError`. */
export async function redeem(
  { rewardId, address, password }: Order,
  language: string,
): Promise<PointOrder | undefined> {
  const session = $session.get()
  if (!session) return undefined
  const input: RequestOf<typeof redeemReward> = { rewardId, password, language, ...(address && { address }) }
  // A delivery address does not belong in a browser's storage.
  const made = await sendOnce('redeemReward', session, rewardId, (key) => call(redeemReward, input, { key }))
  pointBalance.refresh()
  if (made.value !== null) await balanceChanged()
  return made
}

interface Exchange {
  readonly points: bigint
  /** The money for them, minor units. */
  readonly amount: bigint
  readonly password: string
}

/** Exchanges points for money, once for each request. Throws `CallError`. */
export async function convertPoints(exchange: Exchange): Promise<Converted | undefined> {
  const session = $session.get()
  if (!session) return undefined
  const what = `${exchange.points} ${exchange.amount}`
  const done = await sendOnce('convertPoints', session, what, (key) => call(convertCall, exchange, { key }))
  pointBalance.refresh()
  await balanceChanged()
  return done
}

/** Loads again when the balance changes, because bets earn points. @returns a function that stops it */
export function followPoints(): () => void {
  return $wallet.listen((wallet, before) => {
    if (before && wallet?.amount !== before.amount) pointBalance.refresh()
  })
}
