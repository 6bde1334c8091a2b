import {
  type GameReturn,
  getGameReturns,
  returnOrders,
  returnPeriods,
} from '#contract/play/returns/get-game-returns.ts'
import { addressFilter, choice, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'

export type { GameReturn }

const pageSize = 20

/** The filter of the page of returns, in the address: `?period=DAYS30&q=arara&vendor=LUMORA`. */
export const returnsFilter = addressFilter({
  period: choice('period', returnPeriods, 'ALL'),
  order: choice('order', returnOrders, 'MOST'),
  search: text('q'),
  vendor: text('vendor'),
  cursor: text('cursor'),
})

/** What each game returned, page by page. It is the same for visitors and members. */
export const gameReturns = (language: string) =>
  resource(
    returnsFilter.$filter,
    (filter) =>
      pageOrFirst(returnsFilter, filter, async () => {
        const { period, order, search, vendor, cursor } = filter
        return await call(getGameReturns, {
          ...{ period, order, pageSize, language },
          ...(search !== undefined && { gameName: search.slice(0, 80) }),
          ...(vendor !== undefined && { vassalage: vendor.slice(0, 40) }),
          ...(cursor !== undefined && { cursor }),
        })
      }),
    { open: true },
  )

/** What the interval of a game says about its computed return. */
export type Verdict = 'within' | 'outside' | 'undeclared' | 'few' | 'even'

/** @param leastRounds rounds from which on a game has an interval */
export function verdictOf({ interval, isWithin, rounds }: GameReturn, leastRounds: number): Verdict {
  if (!interval) return rounds < leastRounds ? 'few' : 'even'
  return isWithin === null ? 'undeclared' : isWithin ? 'within' : 'outside'
}

/** Half of what a bar shows, in hundredths of a per cent: 10 points to either side of its middle. */
const reach = 1000

/** Where an interval lies on its bar, in per cent of the bar's length. The computed return is in the middle; what lies beyond is cut. */
export function placeOnBar({ interval, rtp, rate }: Pick<GameReturn, 'interval' | 'rtp' | 'rate'>) {
  const middle = rtp ?? rate
  if (!interval || middle === null) return undefined
  const place = (value: number) => Math.min(Math.max((50 * (value - middle + reach)) / reach, 0), 100)
  return { from: place(interval.low), to: place(interval.high) }
}
