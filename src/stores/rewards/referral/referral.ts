import { getReferral } from '#contract/rewards/referral/get-referral.ts'
import { getReferrals } from '#contract/rewards/referral/get-referrals.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'

/** The page of invited people, in the address as `?cursor=…`. */
export const referralFilter = addressFilter({ cursor: text('cursor') })

const pageSize = 10

/** The member's code, the current rule and the sums of rewards. */
export const memberReferral = () => resource(() => call(getReferral, {}))

/** The page of invited people that the address names, newest first. */
export const referrals = () =>
  resource(referralFilter.$filter, (filter) =>
    pageOrFirst(referralFilter, filter, async () =>
      call(getReferrals, { pageSize, ...(filter.cursor && { cursor: filter.cursor }) }),
    ),
  )

/** The target of a code: the registration of this site, in the language of the inviting member. */
export const invitationLink = (origin: string, language: SiteLanguage, code: string): string =>
  `${origin}${localPath(language, '/register/')}?${new URLSearchParams({ referralCode: code })}`
