import { getFeedback } from '#contract/site/feedback/get-feedback.ts'
import { $unread } from '#stores/account/security/profile.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'

/** The page of the list, in the address as `?cursor=…`. */
export const feedbackPage = addressFilter({ cursor: text('cursor') })

const pageSize = 10

/** The member's feedback to the operator, newest first. */
export const feedback = resource(feedbackPage.$filter, (filter) =>
  pageOrFirst(feedbackPage, filter, () =>
    call(getFeedback, { pageSize, ...(filter.cursor && { cursor: filter.cursor }) }),
  ),
)

/** Loads it again when a message arrives, because it may be about an answer. @returns a function that stops it */
export function followFeedback(): () => void {
  return $unread.listen((unread, before) => {
    if (before !== undefined && unread > before) feedback.refresh()
  })
}
