import { computed } from 'nanostores'
import { findDownlines } from '#contract/agents/line/find-downlines.ts'
import { getDownline } from '#contract/agents/line/get-downline.ts'
import { getDownlines } from '#contract/agents/line/get-downlines.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'

/** The opened account, the beginning of the name that is searched for, and the page of the list. */
export const lineFilter = addressFilter({ account: text('account'), search: text('search'), cursor: text('cursor') })

/** Fewest characters of a name to search by, as the gateway has it. */
export const leastSearch = 3

/** Accounts in the list at a time. */
const pageSize = 20

/** The page of accounts directly below the account, or below the caller. */
export const downlines = resource(lineFilter.$filter, (filter) => {
  const { account, cursor } = filter
  return pageOrFirst(lineFilter, filter, () =>
    call(getDownlines, { pageSize, ...(account && { downline: account }), ...(cursor && { cursor }) }),
  )
})

/** Accounts below an agent that opens in the tree: most agents have no more. */
const mostInPlace = 50

/** The newest accounts directly below an agent that opens in the tree; its own page has the others. */
export const accountsBelow = (account: string) =>
  resource(() => call(getDownlines, { pageSize: mostInPlace, downline: account }))

/** The account on the screen; undefined while the agent looks at the whole line. */
export const downline = resource(
  computed(lineFilter.$filter, ({ account }) => account),
  async (account) => (account === undefined ? undefined : await call(getDownline, { downline: account })),
)

/** The results of the search; undefined without a search. */
export const found = resource(
  computed(lineFilter.$filter, ({ search }) => search),
  async (search) =>
    search === undefined || search.length < leastSearch ? undefined : await call(findDownlines, { search }),
)
