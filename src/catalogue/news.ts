import { CallError } from '#api/errors.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { getNotice } from '#contract/news/get-notice.ts'
import type { SiteLanguage } from '#i18n/languages.ts'
import { translator } from '#i18n/server.ts'
import { checkedUrl } from '#lib/checked-url.ts'
import type { HomeBanner, Promotion } from '#sections/data.ts'
import { gateway } from './gateway.ts'

/** What the gateway has to say to everybody when the site is built; the page reads it again when somebody is here. */
export async function notice(language: SiteLanguage): Promise<ResponseOf<typeof getNotice>> {
  const call = await gateway()
  try {
    return await call(getNotice, { types: ['B', 'PL', 'PU', 'PR'], platform: 'W', execution: 'B', language })
  } catch (error) {
    // An operator's own gateway may know no notices: the site is complete without.
    if (error instanceof CallError && error.fault.kind === 'refused' && error.fault.status === 404)
      return { banners: [], player: [], popup: [], promotion: [] }
    throw error
  }
}

type Banners = ResponseOf<typeof getNotice>['banners']

/** Banners of the home page: the operator's, or the promotions where there are none. */
export function homeBanners(
  language: SiteLanguage,
  banners: Banners,
  promotions: readonly Promotion[],
): readonly HomeBanner[] {
  const t = translator(language, 'home')
  const own = banners.filter(({ groupName }) => groupName === 'w_home')
  if (own.length > 0)
    return own.map(({ imageUrl, title, lead, url }) => ({
      picture: imageUrl,
      title,
      lead,
      href: target(url),
      action: t('banners.more'),
    }))
  return promotions.map(({ picture, title, lead, action }) => ({
    picture: `/art/banners/${picture}`,
    title,
    lead,
    href: action.href,
    action: action.text,
  }))
}

/** A route of the site, or an `https:` address; nothing else is followed. */
function target(url: string): string | undefined {
  if (url === '') return undefined
  const here = 'https://site.invalid'
  const checked = checkedUrl(url, here)
  if (!checked) return undefined
  return checked.origin === here ? checked.pathname + checked.search + checked.hash : checked.href
}
