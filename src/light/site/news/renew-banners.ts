import { bannerVerb } from '#lib/banner-target.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { nodeOf } from '#light/element.ts'
import { bannerCard } from '#parts/site/news/banner.ts'
import type { LiveBanner } from './live-banners.ts'

/**
 * Replaces the banners that the home page was built with. They all have one size, so nothing moves. A carousel that moves, or
 * in which the person is, keeps its banners: they are replaced on the next page.
 */
export function renewBanners(row: HTMLElement, banners: readonly LiveBanner[], language: SiteLanguage): void {
  const track = row.querySelector<HTMLElement>('.banners__track')
  if (!track || row.dataset.banners === 'moving' || track.contains(document.activeElement)) return
  const cards = banners.map(({ href, ...rest }, place) => {
    const to = href?.startsWith('/') ? localPath(language, href) : href
    const action = row.dataset[bannerVerb(href)] ?? ''
    return nodeOf(bannerCard({ ...rest, href: to, action }, { isFirst: place === 0 }))
  })
  track.replaceChildren(...cards)
  // Its place stays, since all below would move.
  row.style.visibility = banners.length > 0 ? '' : 'hidden'
}
