import { bannerPictures, bannerShape } from '#lib/art.ts'
import { icon } from '#ui/markup/icon.ts'
import { classes, h, type Markup } from '#ui/markup/markup.ts'
import { picture } from '#ui/markup/picture.ts'
import { relOf, unseen } from './link.ts'

interface Promotion {
  /** Anchor on the promotions page. */
  readonly id: string
  /** Base of the picture's address, without size and format. */
  readonly picture: string
  readonly title: string
  readonly lead: string
}

/** A promotion with all that the operator says of it. `Own` is harmless HTML, or nodes of it. */
interface Offer<Own> extends Promotion {
  /** Undefined if the lead contains everything. */
  readonly terms: Own | undefined
  readonly action?: { readonly text: string; readonly href: string } | undefined
}

interface Options {
  /** The word that unfolds the terms. */
  readonly termsWord: string
  /** Whether its picture is on the first screen. */
  readonly eager?: boolean
}

const wide = { width: 960, height: 420 }
const sizes = '(min-width: 80rem) 24rem, (min-width: 40rem) 50vw, 100vw'

/** A card of the promotions page. */
export const offerCard = <Own>(offer: Offer<Own>, { termsWord, eager = false }: Options): Markup<Own> => {
  const { id, title, lead, terms, action } = offer
  const summary = h('summary', {}, termsWord, unseen(title), icon('chevron-down', { small: true }))
  return h<Own>(
    'article',
    { class: 'offer', id },
    picture(bannerPictures(offer.picture), { ...wide, sizes, eager }),
    h<Own>(
      'div',
      { class: 'offer__text' },
      h('h2', {}, title),
      h('p', {}, lead),
      terms !== undefined && h<Own>('details', {}, summary, h<Own>('div', { class: 'prose' }, terms)),
      action && h('a', { class: 'button', href: action.href, rel: relOf(action.href) }, action.text),
    ),
  )
}

/** A card of the home page. */
export function homeCard({ id, picture: base, title, lead }: Promotion, href: string): Markup {
  const tall = bannerShape(base, 'tall')
  const size = tall ? { width: 320, height: 640 } : wide
  return h(
    'article',
    { class: classes('promo', tall && 'promo--tall'), 'data-offer': id },
    picture(tall ?? bannerPictures(base), { ...size, sizes: '11rem' }),
    h('div', { class: 'promo__text' }, h('h3', {}, h('a', { href }, title)), h('p', {}, lead)),
  )
}
