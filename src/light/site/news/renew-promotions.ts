import type { SiteLanguage } from '#lib/languages.ts'
import { type LiveBanner, loadBanners } from './live-banners.ts'
import { type LivePromotion, loadPromotions } from './live-promotions.ts'
import { renewBanners } from './renew-banners.ts'
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

const asBanner = ({ id, picture, title, lead }: LivePromotion): LiveBanner => ({
  picture,
  title,
  lead,
  href: `/promotions/#${id}`,
})
