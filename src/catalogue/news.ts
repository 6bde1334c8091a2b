import type { ResponseOf } from '#contract/define-call.ts'
import { getNewsVersion, type NewsVersion } from '#contract/site/news/get-news-version.ts'
import { getNotice } from '#contract/site/news/get-notice.ts'
import { translator } from '#i18n/server.ts'
import { bannerTarget, bannerVerb } from '#lib/banner-target.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import type { HomeBanner, Promotion } from '#sections/data.ts'
import { gateway, orWithout } from './gateway.ts'

/** The gateway's notices at build time; the page loads them again when a person uses it. */
export async function notice(language: SiteLanguage): Promise<ResponseOf<typeof getNotice>> {
  const call = await gateway()
  const nothing = { banners: [], player: [], popup: [], promotion: [] }
  return await orWithout(nothing, call(getNotice, { types: ['B', 'PL'], platform: 'W', execution: 'B', language }))
}

/**
 * The versions that pages compare with those of the gateway; undefined if the operator's gateway does not have the
 * call.
 */
export async function newsVersion(language: SiteLanguage): Promise<NewsVersion | undefined> {
  const call = await gateway()
  return await orWithout(undefined, call(getNewsVersion, { language }))
}

type Banners = ResponseOf<typeof getNotice>['banners']

/** Banners of the home page: the operator's, or else the promotions. */
export function homeBanners(
  language: SiteLanguage,
  banners: Banners,
  promotions: readonly Promotion[],
): readonly HomeBanner[] {
  const t = translator(language, 'home')
  const own = banners.filter(({ groupName }) => groupName === 'w_home')
  if (own.length > 0)
    return own.map((banner) => {
      const href = bannerTarget(banner)
      const { imageUrl: picture, title, lead } = banner
      return { picture, title, lead, href, action: t(`banners.${bannerVerb(href)}`) }
    })
  return promotions.map(({ id, picture, title, lead }) => ({
    picture,
    title,
    lead,
    href: `/promotions/#${id}`,
    action: t('banners.more'),
  }))
}
