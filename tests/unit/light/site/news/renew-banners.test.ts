import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveBanner } from '#light/site/news/live-banners.ts'
import { renewBanners } from '#light/site/news/renew-banners.ts'
import { FakeElement, fakeDocument } from '#tests/unit/light/fake-element.ts'

let page = fakeDocument()
beforeEach(() => {
  page = fakeDocument()
  vi.stubGlobal('document', page)
})
afterEach(() => vi.unstubAllGlobals())

/** The row of a page that was built with two banners. */
function builtRow() {
  const [row, container, track] = ['section', 'div', 'div'].map((tag) => new FakeElement(tag))
  if (!row || !container || !track) throw new Error('There is no row.')
  row.dataset.banners = ''
  row.dataset.more = 'Ver mais'
  track.setAttribute('class', 'banners__track')
  row.append(container)
  container.append(track)
  const built = ['Antigo', 'Mais antigo'].map((title) => {
    const card = new FakeElement('article')
    const link = new FakeElement('a')
    link.append(title)
    card.append(link)
    return card
  })
  track.append(...built)
  return {
    row,
    built,
    track,
    renew: (banners: readonly LiveBanner[]) => renewBanners(row as unknown as HTMLElement, banners, 'en'),
  }
}

const newer: readonly LiveBanner[] = [
  { picture: '/art/banners/rodada-dupla', title: 'Twice', lead: 'On Fridays.', href: '/promotions/#friday' },
  { picture: 'https://cdn.example/b', title: 'Outside', lead: 'Elsewhere.', href: 'https://example.org/' },
  { picture: '/art/banners/um', title: 'Just to see', lead: 'No link.', href: undefined },
]

test('a page that was built earlier shows the newer banners, in their order', () => {
  const { row, track, renew } = builtRow()
  renew(newer)
  const cards = track.children.map((card) => card as FakeElement)
  expect(cards.map((card) => card.querySelector('strong')?.text)).toEqual(['Twice', 'Outside', 'Just to see'])
  expect(cards.map((card) => card.querySelector('p')?.text)).toEqual(['On Fridays.', 'Elsewhere.', 'No link.'])
  for (const card of cards) expect(card.attributes.class).toBe('banner swiper-slide')
  expect(cards.map((card) => card.querySelector('img')?.attributes.src?.includes('rodada-dupla'))).toEqual([
    true,
    false,
    false,
  ])
  const links = cards.map((card) => card.querySelector('a'))
  expect(links.map((link) => link?.attributes)).toEqual([
    { class: 'button button--main', href: '/en/promotions/#friday' },
    { class: 'button', href: 'https://example.org/', rel: 'noopener' },
    undefined,
  ])
  expect(links.map((link) => link?.text)).toEqual(['Ver mais: Twice', 'Ver mais: Outside', undefined])
  expect(row.style.visibility).toBe('')
})

test('a row that has no banners any more keeps its place, and is shown again with the next ones', () => {
  const { row, track, renew } = builtRow()
  renew([])
  expect([track.children.length, row.style.visibility]).toEqual([0, 'hidden'])
  renew(newer)
  expect([track.children.length, row.style.visibility]).toEqual([3, ''])
})

test('a carousel that moves keeps its banners', () => {
  const { row, track, built, renew } = builtRow()
  row.dataset.banners = 'moving'
  for (const banners of [newer, []]) renew(banners)
  expect(track.children).toEqual(built)
  expect(row.style.visibility).toBe('')
})

test('a banner with the focus keeps the row as it is', () => {
  const { track, built, renew } = builtRow()
  const link = built[1]?.querySelector('a')
  if (!link) throw new Error('There is no link.')
  page.activeElement = link
  renew(newer)
  expect(track.children).toEqual(built)
})
