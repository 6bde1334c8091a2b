import type { SiteLanguage } from '#lib/languages.ts'
import { type LiveBanner, loadBanners } from './live-banners.ts'
import { type LivePromotion, loadPromotions } from './live-promotions.ts'
import { bannerCard, homeCard, offerCard } from './promotion-cards.ts'
import { renewedEvent } from './renewed-event.ts'
import { renewCards } from './renewed-list.ts'
import { renewMenu } from './renewed-menu.ts'

/** Cards of promotions on the home page, as `sections/PromotionCards.astro` has them. */
const homeCards = 3

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
  renewMenu(promotions, language)
  renewOffers(promotions)
  renewHome(promotions, language)
  if (row) renewBanners(row, banners.length > 0 ? banners : promotions.map(asBanner), language)
  dispatchEvent(new Event(renewedEvent))
  return true
}

/** The promotions page. */
function renewOffers(promotions: readonly LivePromotion[]): void {
  const list = document.querySelector<HTMLElement>('[data-offers]')
  if (!list) return
  const { terms = '', over = '' } = list.dataset
  const cards = promotions.map((promotion) => ({ id: promotion.id, card: offerCard(promotion, terms) }))
  renewCards(list, cards, { idOf: ({ id }) => id, over })
  const none = document.querySelector<HTMLElement>('[data-no-offers]')
  if (none) none.hidden = list.childElementCount > 0
}

/** The cards of the home page. */
function renewHome(promotions: readonly LivePromotion[], language: SiteLanguage): void {
  const list = document.querySelector<HTMLElement>('[data-home-offers]')
  if (!list) return
  const cards = promotions.map((promotion) => ({ id: promotion.id, card: homeCard(promotion, language) }))
  const idOf = ({ dataset }: HTMLElement) => dataset.offer ?? ''
  renewCards(list, cards, { idOf, most: homeCards, over: list.dataset.over ?? '' })
  const section = list.closest<HTMLElement>('.section')
  if (section) section.hidden = list.childElementCount === 0
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
