import { nodeOf } from '#light/element.ts'
import { pageLanguage } from '#light/site/system/page-language.ts'
import { offerCard } from '#parts/site/news/promotion.ts'
import { loadPromotions } from './live-promotions.ts'

type Phase = 'waiting' | 'ready' | 'unknown' | 'failed'

/**
 * Shows the promotion that the address names (`?id=`), with its terms open. The page is the same for all promotions, so that one has
 * an address from the moment in which it begins.
 */
export function showPromotion(): void {
  const box = document.querySelector<HTMLElement>('[data-promotion]')
  if (!box) return
  const show = (phase: Phase) => {
    for (const part of box.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = part.dataset.when !== phase
  }
  const load = async () => {
    show('waiting')
    const id = new URLSearchParams(location.search).get('id') ?? ''
    const promotions = await loadPromotions(pageLanguage().language)
    const promotion = promotions?.find((one) => one.id === id)
    if (promotion) {
      const card = nodeOf(offerCard<Node>(promotion, { termsWord: box.dataset.terms ?? '' }))
      card.querySelector('details')?.setAttribute('open', '')
      box.querySelector('[data-when="ready"]')?.replaceChildren(card)
      document.title = `${promotion.title} – ${document.title}`
    }
    show(promotion ? 'ready' : promotions ? 'unknown' : 'failed')
  }
  box.querySelector('button')?.addEventListener('click', () => void load())
  void load()
}
