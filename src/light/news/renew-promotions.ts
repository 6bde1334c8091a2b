import type { SiteLanguage } from '#lib/languages.ts'
import { type LiveBanner, loadBanners } from './live-banners.ts'
import { type LivePromotion, loadPromotions } from './live-promotions.ts'
import { bannerCard } from './promotion-cards.ts'
import { showPublic } from './shown-promotions.ts'

/**
 * Replaces promotions and banners by newer ones, wherever the page shows them.
 *
 * @returns whether they came
 */
export async function renewPromotions(language: SiteLanguage): Promise<boolean> {
  const row = document.querySelector<HTMLElement>('[data-banners]')
  const promotions = await loadPromotions(language)
  const banners = row ? await loadBanners(language) : []
  if (!promotions || !banners) return false
  showPublic(promotions, language)
  if (row) renewBanners(row, banners.length > 0 ? banners : promotions.map(asBanner), language)
  return true
}

/** Banners all have one size. A carousel that moves keeps its banners: they are replaced on the next page. */
function renewBanners(row: HTMLElement, banners: readonly LiveBanner[], language: SiteLanguage): void {
  const track = row.querySelector<HTMLElement>('.banners__track')
  if (!track || row.dataset.banners === 'moving' || track.contains(document.activeElement)) return
  track.replaceChildren(...banners.map((banner, place) => bannerCard(banner, place, language, row.dataset.more ?? '')))
  // Its place stays, since all below would move.
  row.style.visibility = banners.length > 0 ? '' : 'hidden'
}

const asBanner = ({ id, picture, title, lead }: LivePromotion): LiveBanner => ({
  picture,
  title,
  lead,
  href: `/promotions/#${id}`,
})
