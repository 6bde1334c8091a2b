import type { SiteLanguage } from '#lib/languages.ts'
import type { LiveBanner } from './live-banners.ts'
import { bannerCard } from './promotion-cards.ts'

/**
 * Replaces the banners that the home page was built with. They all have one size, so nothing moves. A carousel that moves, or
 * in which the person is, keeps its banners: they are replaced on the next page.
 */
export function renewBanners(row: HTMLElement, banners: readonly LiveBanner[], language: SiteLanguage): void {
  const track = row.querySelector<HTMLElement>('.banners__track')
  if (!track || row.dataset.banners === 'moving' || track.contains(document.activeElement)) return
  track.replaceChildren(...banners.map((banner, place) => bannerCard(banner, place, language, row.dataset.more ?? '')))
  // Its place stays, since all below would move.
  row.style.visibility = banners.length > 0 ? '' : 'hidden'
}
