import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { seedGames, seedVendors } from '#gateway/seed/catalogue/index.ts'
import { demoAnnouncements } from '#gateway/seed/demo-announcements.ts'
import { demoBanners } from '#gateway/seed/demo-banners.ts'
import { offeredPromotions } from '#gateway/seed/demo-offered.ts'
import { announcementsOf, demoPromotions } from '#gateway/seed/demo-promotions.ts'
import { rewards } from '#gateway/seed/seed-rewards.ts'
import { languageNames } from '#lib/language-details.ts'
import { findCutOff } from './fits.ts'

const seeds = join(import.meta.dirname, '../../src/gateway/seed')
const sourcesOfSeeds = readdirSync(seeds).filter((name) => name.endsWith('.ts'))

/** Texts without translation: games, studios, languages, and all that the demonstration's operator and its people wrote. */
const data = [
  sourcesOfSeeds.map((name) => readFileSync(join(seeds, name), 'utf8')),
  seedGames.map(({ gameName }) => gameName),
  seedVendors.map(({ name }) => name),
  Object.values(languageNames),
  [
    ...demoAnnouncements,
    ...demoPromotions,
    ...announcementsOf(offeredPromotions(new Date(0))),
    ...demoBanners,
    ...rewards,
  ].flatMap(({ texts }) => Object.values(texts).flatMap((text) => Object.values(text))),
]
  .flat()
  .join('\n')
  .replace(/<[^>]+>/g, '\n')

/** The place of a control or heading: its centre, pixels from the left edge of the window. */
export interface Place {
  readonly name: string
  readonly centre: number
}

/**
 * A page in a pseudo-language, as it is in its window now.
 *
 * @param names further texts that need no translation, such as those of the brand
 * @returns untranslated, cut off and overlapping texts, texts beyond the edge, and the places of controls and headings
 */
export async function readPseudo(page: Page, names: readonly string[]) {
  // It waits for what the page changes itself in a window of another size.
  const cutOff = await findCutOff(page)
  const { problems, places } = await page.evaluate(readPage, { known: [data, ...names].join('\n') })
  return { problems: [...problems, ...cutOff], places }
}

/** The differences of a right-to-left page from the mirror image of the left-to-right page. */
export function mirrorFaults(ltr: readonly Place[], rtl: readonly Place[], width: number): string[] {
  if (ltr.length !== rtl.length) return [`${ltr.length} controls and headings, mirrored ${rtl.length}`]
  const wrong = ltr.flatMap(({ name, centre }, at) => {
    const mirrored = width - (rtl[at]?.centre ?? 0)
    return Math.abs(mirrored - centre) <= 24 ? [] : [`${name} stands at ${centre}, mirrored at ${mirrored}`]
  })
  return wrong.slice(0, 8)
}

/** Runs in the page. */
function readPage({ known }: { known: string }): { problems: string[]; places: Place[] } {
  const problems: string[] = []
  // Content that the browser draws only after scrolling has no place yet.
  const drawn = new CSSStyleSheet()
  drawn.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [drawn]
  const top = document.querySelector('dialog[open]') ?? document.body
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.unseen, .skip, [inert], noscript, script, style, template')
  const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 60)

  // Dates, periods and numbers in English format, and addresses.
  const isDate =
    /^([A-Z][a-z]{2} \d{1,2}(\s–\s\d{1,2})?(, \d{4})?(, [\d:]+\s[AP]M(–[\d:]+\s[AP]M)?)?|yesterday|GMT[−+]\d+|\d+ (day|hour|hr|minute|min)s?\.? ago|this minute|https?:\/\/\S+)$/
  // Names on the board of winners.
  const isMaskedName = /^.{1,3}\*{3}.{1,3}$/
  const untranslated = (text: string) => {
    let rest = text
    for (let before = ''; before !== rest; ) {
      before = rest
      rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
    }
    return (
      rest
        .split(/[·•|\n]/)
        // A name after a label and its colon.
        .map((part) => part.replace(/^[\s:,]+/, '').trim())
        .filter(
          (part) => /\p{L}{2}/u.test(part) && !isDate.test(part) && !isMaskedName.test(part) && !known.includes(part),
        )
    )
  }
  const say = (where: string, text: string) => {
    for (const part of untranslated(text)) problems.push(`untranslated ${where}: ${short(part)}`)
  }

  const nodes: { text: string; parent: Element; range: Range }[] = []
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.nodeValue ?? ''
    if (!parent || text.trim() === '' || !isSeen(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    nodes.push({ text, parent, range })
    if (!parent.closest('time, option, [translate="no"]')) say('text', text)
  }
  for (const element of top.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
    if (isSeen(element))
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) say(name, element.getAttribute(name) ?? '')

  /** Each element is measured once, because most texts share their parents. */
  const looks = new Map<Element, { overflowX: string; overflowY: string; position: string; edges: DOMRect }>()
  const lookAt = (element: Element) => {
    const before = looks.get(element)
    if (before) return before
    const { overflowX, overflowY, position } = getComputedStyle(element)
    const look = { overflowX, overflowY, position, edges: element.getBoundingClientRect() }
    looks.set(element, look)
    return look
  }
  /** The area of the window in which an element's text is visible now or can be scrolled to. */
  const boxOf = (element: Element, when: 'now' | 'in reach') => {
    const box = { left: -1e9, right: 1e9, top: -1e9, bottom: 1e9 }
    let scrolls = { x: false, y: false }
    for (
      let around = element;
      around !== document.documentElement;
      around = around.parentElement ?? document.documentElement
    ) {
      const { overflowX, overflowY, position, edges } = lookAt(around)
      if (when === 'in reach')
        scrolls = { x: scrolls.x || /auto|scroll/.test(overflowX), y: scrolls.y || /auto|scroll/.test(overflowY) }
      if (!scrolls.x && overflowX !== 'visible') {
        box.left = Math.max(box.left, edges.left)
        box.right = Math.min(box.right, edges.right)
      }
      if (!scrolls.y && overflowY !== 'visible') {
        box.top = Math.max(box.top, edges.top)
        box.bottom = Math.min(box.bottom, edges.bottom)
      }
      if (position === 'fixed') break
    }
    return scrolls.x ? box : { ...box, left: Math.max(box.left, 0), right: Math.min(box.right, innerWidth) }
  }
  type Edges = ReturnType<typeof boxOf>
  const seen: ({ text: string; parent: Element } & Edges)[] = []
  for (const { text, parent, range } of nodes) {
    const reach = boxOf(parent, 'in reach')
    const rects = [...range.getClientRects()]
    const within = (rect: DOMRect, by: number) =>
      rect.left >= reach.left - by &&
      rect.right <= reach.right + by &&
      rect.top >= reach.top - by &&
      rect.bottom <= reach.bottom + by
    const touches = (rect: DOMRect, box: Edges) =>
      rect.right > box.left + 1 && rect.left < box.right - 1 && rect.bottom > box.top + 1 && rect.top < box.bottom - 1
    // Off the picture altogether: the next slide, a folded panel.
    if (!rects.some((rect) => touches(rect, reach))) continue
    // The first line of what opens to its whole text.
    const opens =
      getComputedStyle(parent).textOverflow === 'ellipsis' && parent.closest('details:not([open]) > summary')
    if (!opens && /[⟦⟧]/.test(text) && !rects.every((rect) => within(rect, rect.height / 3)))
      problems.push(`cut off: ${short(text)}`)
    const now = boxOf(parent, 'now')
    for (const rect of rects.filter((one) => touches(one, now))) {
      const across = { left: Math.max(rect.left, now.left), right: Math.min(rect.right, now.right) }
      const down = { top: Math.max(rect.top, now.top), bottom: Math.min(rect.bottom, now.bottom) }
      seen.push({ text, parent, ...across, ...down })
    }
  }
  /** Bars at the edges of the window lie over what is scrolled beneath them. */
  const layerOf = (element: Element) => {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (/fixed|sticky/.test(lookAt(around).position)) return around
    return undefined
  }
  const layers = new Map(seen.map(({ parent }) => [parent, layerOf(parent)]))
  for (const [at, one] of seen.entries())
    for (const other of seen.slice(at + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      // Lines may touch: letters do not fill the height of theirs.
      if (across <= 3 || down <= Math.min(one.bottom - one.top, other.bottom - other.top) * 0.4) continue
      if (one.parent !== other.parent && layers.get(one.parent) === layers.get(other.parent))
        problems.push(`“${short(one.text)}” overlaps “${short(other.text)}”`)
    }

  const places = [...top.querySelectorAll('a[href], button, input:not([type="hidden"]), select, summary, h1, h2, h3')]
    .filter((element) => isSeen(element) && !element.closest('body [dir="ltr"]'))
    .map((element) => {
      const { left, width } = element.getBoundingClientRect()
      return { name: `${element.tagName} ${short(element.textContent ?? '')}`, centre: Math.round(left + width / 2) }
    })
  return { problems: [...new Set(problems)].slice(0, 12), places }
}
