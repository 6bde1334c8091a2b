import { getSignedDays } from '#contract/rewards/daily-sign-in/get-signed-days.ts'
import { signInToday as signInCall } from '#contract/rewards/daily-sign-in/sign-in-today.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { balanceChanged } from '#stores/money/balance/balance.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'

const pageSize = 14

/** The page of days that were signed in, in the address as `?signed=…`. */
export const signedFilter = addressFilter({ cursor: text('signed') })

/** The rewards of past days, the newest first. */
export const signedDays = () =>
  resource(signedFilter.$filter, (filter) =>
    pageOrFirst(signedFilter, filter, () =>
      call(getSignedDays, { pageSize, ...(filter.cursor && { cursor: filter.cursor }) }),
    ),
  )

/** Signs in for today; on the same day again it changes nothing. Throws `CallError`. */
export async function signInToday(): Promise<void> {
  await call(signInCall, {})
  await balanceChanged()
}

/** Runs `act` when the next day has begun, by the gateway's clock. @returns a function that stops it */
export function atNextDay(nextDayAt: string, act: () => void): () => void {
  const timer = setTimeout(act, Math.max(1000, Date.parse(nextDayAt) - environment.now()))
  return () => clearTimeout(timer)
}
