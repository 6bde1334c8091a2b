import { bannerPictures, bannerShape, type Pictures } from '#lib/art.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { element, nodeOf } from '#light/element.ts'
import { icon } from '#ui/markup/icon.ts'
import type { LiveBanner } from './live-banners.ts'
import type { LivePromotion } from './live-promotions.ts'

/** Sizes of the picture of a card on the promotions page, as `pages/[...lang]/promotions.astro` has them. */
const offerSizes = '(min-width: 80rem) 24rem, (min-width: 40rem) 50vw, 100vw'

/** A card of the promotions page, with the markup of `sections/Offer.astro`. @param terms the word that unfolds the terms */
export function offerCard({ id, title, picture, lead, terms, action }: LivePromotion, termsWord: string): HTMLElement {
  const text = element('div', { class: 'offer__text' }, element('h2', {}, title), element('p', {}, lead))
  if (terms.childNodes.length > 0) {
    const summary = element('summary', {}, termsWord, element('span', { class: 'unseen' }, `: ${title}`))
    summary.append(nodeOf(icon('chevron-down', { small: true })))
    text.append(element('details', {}, summary, element('div', { class: 'prose' }, terms)))
  }
  if (action) text.append(element('a', { class: 'button', href: action.href, rel: relOf(action.href) }, action.text))
  return element('article', { class: 'offer', id }, pictureOf(bannerPictures(picture), offerSizes, [960, 420]), text)
}

/** A card of the home page, with the markup of `sections/PromotionCards.astro`. */
export function homeCard({ id, title, picture, lead }: LivePromotion, href: string): HTMLElement {
  const tall = bannerShape(picture, 'tall')
  const link = element('a', { href }, title)
  return element(
    'article',
    { class: tall ? 'promo promo--tall' : 'promo', 'data-offer': id },
    pictureOf(tall ?? bannerPictures(picture), '11rem', tall ? [320, 640] : [960, 420]),
    element('div', { class: 'promo__text' }, element('h3', {}, link), element('p', {}, lead)),
  )
}

/** A banner with the markup of `sections/Banners.astro`. @param more the word on its button */
export function bannerCard(banner: LiveBanner, place: number, language: SiteLanguage, more: string): HTMLElement {
  const { picture, title, lead, href } = banner
  const text = element('div', { class: 'banner__text' }, element('strong', {}, title), element('p', {}, lead))
  if (href) {
    const to = href.startsWith('/') ? localPath(language, href) : href
    const name = place === 0 ? 'button button--main' : 'button'
    const unseen = element('span', { class: 'unseen' }, `: ${title}`)
    text.append(element('a', { class: name, href: to, rel: relOf(href) }, more, unseen))
  }
  const drawn = pictureOf(bannerPictures(picture), '(min-width: 80rem) 36rem, 100vw', [960, 420])
  const small = bannerShape(picture, 'phone')
  const narrow = { media: '(max-width: 39.99rem)', type: 'image/avif', sizes: '100vw' }
  if (small) drawn.prepend(element('source', { ...narrow, srcset: small.avif }))
  return element('article', { class: 'banner swiper-slide' }, drawn, text)
}

const relOf = (href: string) => (href.startsWith('/') ? undefined : 'noopener')

function pictureOf({ avif, webp, src }: Pictures, sizes: string, [width, height]: readonly [number, number]) {
  const size = { width: String(width), height: String(height) }
  return element(
    'picture',
    {},
    element('source', { type: 'image/avif', srcset: avif, sizes }),
    element('img', { srcset: webp, sizes, src, ...size, alt: '', loading: 'lazy', decoding: 'async' }),
  )
}
