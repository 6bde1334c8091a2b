import { atom } from 'nanostores'
import { cancelBonus as cancelCall } from '#contract/rewards/bonuses/cancel-bonus.ts'
import { getBonusEntries } from '#contract/rewards/bonuses/get-bonus-entries.ts'
import { getBonuses } from '#contract/rewards/bonuses/get-bonuses.ts'
import { getEndedBonuses } from '#contract/rewards/bonuses/get-ended-bonuses.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { $wallet } from '#stores/money/balance/balance.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'

/** The page of ended bonuses, in the address as `?cursor=…`. */
export const bonusFilter = addressFilter({ cursor: text('cursor') })

const pageSize = 10

/** The running bonuses, the one that the next bet feeds first. */
export const runningBonuses = (language: string) => resource(() => call(getBonuses, { language }))

/** The page of ended bonuses that the address names, newest first. */
export const endedBonuses = (language: string) =>
  resource(bonusFilter.$filter, (filter) =>
    pageOrFirst(bonusFilter, filter, async () =>
      call(getEndedBonuses, { language, pageSize, ...(filter.cursor && { cursor: filter.cursor }) }),
    ),
  )

/** The movements of a bonus, newest first, page by page. They open within a card, so their page is in no address. */
export function bonusEntries(bonusId: string) {
  const $cursor = atom<string | undefined>()
  const entries = resource($cursor, (cursor) => call(getBonusEntries, { bonusId, pageSize, ...(cursor && { cursor }) }))
  return { ...entries, show: (cursor?: string) => $cursor.set(cursor) }
}

/** The amount that cancelling a bonus would lose. Throws `CallError`. */
export const cancelPreview = (bonusId: string) => call(cancelCall, { bonusId, preview: true })

/** Ends a bonus. Asking again after a lost answer changes nothing more. Throws `CallError`. */
export const cancelBonus = (bonusId: string) => call(cancelCall, { bonusId, preview: false })

/** Loads again after every update of the balance, because bets change bonuses. @returns a function that stops it */
export function followBonuses(refresh: () => void): () => void {
  return $wallet.listen((_, before) => {
    // A bet with bonus money only does not change the balance.
    if (before) refresh()
  })
}
