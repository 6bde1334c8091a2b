import { housePicture } from '#lib/house-picture.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { element, nodeOf } from '#light/element.ts'
import { homeCard, offerCard } from '#parts/site/news/promotion.ts'
import type { LivePromotion } from './live-promotions.ts'
import { renewedEvent } from './renewed-event.ts'
import { type Card, pictureOf, renewCards } from './renewed-list.ts'
import { type MenuEntry, renewMenu } from './renewed-menu.ts'

/** Cards of promotions on the home page, as `sections/PromotionCards.astro` has them. */
const mostAtHome = 3

/** A promotion that a member can join, apply for or claim now. */
export interface MemberPromotion {
  readonly id: string
  /** The announcement for visitors about it. */
  readonly announcementId: string | null
  readonly title: string
  readonly lead: string
  readonly terms: string
  readonly action: 'claim' | 'join' | 'apply'
  /** The route where the member joins, applies for or claims it, without language. */
  readonly route: string
}

/** Promotions for everybody, as the page was built or as the gateway has them now. */
interface Public {
  readonly menu: readonly MenuEntry[]
  readonly home: readonly Card[]
  readonly offers: readonly Card[]
}

/** A promotion as its card needs it. */
type Offer = Parameters<typeof offerCard<Node>>[0]

let own: readonly MemberPromotion[] = []
let everybodys: Public | undefined

const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`)

/** Shows the member's own promotions before the public ones, wherever the page shows promotions. */
export function showMemberPromotions(promotions: readonly MemberPromotion[], language: SiteLanguage): void {
  own = promotions
  show(language)
}

/** Shows newer promotions behind the member's own ones. */
export function showPublic(promotions: readonly LivePromotion[], language: SiteLanguage): void {
  const hrefOf = (id: string) => localPath(language, `/promotions/#${id}`)
  everybodys = {
    menu: promotions.map(({ id, title }) => ({ id, title, href: hrefOf(id) })),
    home: promotions.map((one) => ({ id: one.id, card: nodeOf(homeCard(one, hrefOf(one.id))) })),
    offers: promotions.map((one) => ({ id: one.id, card: offerIn(part('offers'), one) })),
  }
  show(language)
}

/** The promotions that the page was built with. */
function built(): Public {
  const cardsOf = (name: string, idOf: (card: HTMLElement) => string): Card[] =>
    [...(part(name)?.children ?? [])].flatMap((card) => (card instanceof HTMLElement ? [{ id: idOf(card), card }] : []))
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-news] > a')].slice(0, -1)
  return {
    menu: links.map((link) => ({
      id: link.hash.slice(1),
      title: link.textContent,
      href: link.getAttribute('href') ?? '',
    })),
    home: cardsOf('home-offers', homeId),
    offers: cardsOf('offers', ({ id }) => id),
  }
}

const homeId = ({ dataset }: HTMLElement) => dataset.offer ?? ''

function show(language: SiteLanguage): void {
  everybodys ??= built()
  const { menu, home, offers } = everybodys
  const mine = own.map((promotion, place) => asLive(promotion, place, [...offers, ...home], language))
  const ids = new Set(mine.map(({ id }) => id))
  const rest = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
    entries.filter(({ id }) => !ids.has(id))
  renewMenu([...mine.map(({ id, title, href }) => ({ id, title, href, isOwn: true })), ...rest(menu)])
  const list = part('offers')
  if (list) {
    const cards = mine.map((one) => ({ id: one.id, card: marked(offerIn(list, one), list) }))
    renewCards(list, [...cards, ...rest(offers)], { idOf: ({ id }) => id, over: overOf(list) })
    const none = part('no-offers')
    if (none) none.hidden = list.childElementCount > 0
  }
  const row = part('home-offers')
  if (row) {
    const cards = mine.map((one) => ({ id: one.id, card: marked(nodeOf(homeCard(one, one.href)), row) }))
    renewCards(row, [...cards, ...rest(home)], { idOf: homeId, most: mostAtHome, over: overOf(row) })
    const section = row.closest<HTMLElement>('.section')
    if (section) section.hidden = row.childElementCount === 0
  }
  dispatchEvent(new Event(renewedEvent))
}

/** A card of the promotions page, in the words of its list. */
const offerIn = (list: HTMLElement | null, offer: Offer): HTMLElement =>
  nodeOf(offerCard<Node>(offer, { termsWord: list?.dataset.terms ?? '' }))

/** Marks a card as the member's, in the words of its list. */
function marked(card: HTMLElement, list: HTMLElement): HTMLElement {
  card.dataset.own = list.dataset.own ?? ''
  return card
}

/** The notice on a card that must stay: the member has taken it, or it is over. */
const overOf =
  ({ dataset }: HTMLElement) =>
  (card: HTMLElement) =>
    (card.dataset.own === undefined ? dataset.over : dataset.taken) ?? ''

/** The member's promotion as a card is made of it: with the address and the picture of its announcement, if that is shown. */
function asLive(
  { id, announcementId, title, lead, terms, action, route }: MemberPromotion,
  place: number,
  cards: readonly Card[],
  language: SiteLanguage,
): Offer & { readonly href: string } {
  // A promotion that can be claimed several times has one announcement.
  const isFirst = own.findIndex((one) => one.announcementId === announcementId) === place
  const announcement = isFirst && announcementId !== null ? announcementId : undefined
  const card = cards.find((one) => one.id === announcement)?.card
  const href = localPath(language, route)
  return {
    id: announcement ?? id,
    title,
    lead,
    terms: terms ? element('p', {}, terms) : undefined,
    picture: (card && pictureOf(card)) ?? housePicture(place),
    href,
    action: { href, text: part('offers')?.dataset[action] ?? '' },
  }
}
