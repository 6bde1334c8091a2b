import { peek } from '#api/peek.ts'
import { housePicture } from '#lib/house-picture.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { cleanHtml } from './clean-html.ts'

/** A promotion as the gateway has it now. */
export interface LivePromotion {
  readonly id: string
  readonly title: string
  /** Base of the picture's address, without size and format. */
  readonly picture: string
  readonly lead: string
  /** Harmless elements; undefined if the lead contains everything. */
  readonly terms: DocumentFragment | undefined
  readonly action: { readonly text: string; readonly href: string } | undefined
}

/** The fields of an announcement that the site reads. */
interface Entry {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly picture?: string | null
}

/** The path of `contract/site/news/get-announcements.ts`, repeated here because that module would load the whole contract. */
const contentPath = '/wps/notice/content'

/** The promotions that run now, in their order; undefined if they did not come. */
export async function loadPromotions(language: SiteLanguage): Promise<readonly LivePromotion[] | undefined> {
  const value = await peek(contentPath, { types: 'PR', platform: 'W', execution: 'B', language })
  const list = entriesOf(value)
  if (!list) return undefined
  const pictures = picturesOf(list)
  return await Promise.all(
    list.map(async ({ id, title, content }, place) => {
      const picture = pictures[place] ?? housePicture(0)
      return { id, title, picture, ...partsOf(await cleanHtml(content, language)) }
    }),
  )
}

/** The entries of an answer; undefined if it lacks a field of the contract that the site reads. */
export function entriesOf(value: unknown): readonly Entry[] | undefined {
  const { list } = (value ?? {}) as { list?: unknown }
  const isEntry = (entry: unknown): entry is Entry => {
    const { id, title, content, picture } = (entry ?? {}) as Partial<Record<keyof Entry, unknown>>
    const hasPicture = picture === null || picture === undefined || typeof picture === 'string'
    return hasPicture && [id, title, content].every((text) => typeof text === 'string')
  }
  return Array.isArray(list) && list.every(isEntry) ? list : undefined
}

/** The picture of each promotion: its own if it is one of the site's files, or else one of the house, in turn. */
export function picturesOf(entries: readonly Entry[]): string[] {
  let taken = 0
  return entries.map(({ picture }) => (picture && /^\/(?!\/)/.test(picture) ? picture : housePicture(taken++)))
}

/** The same parts as `catalogue/promotions.ts` finds at build time: lead, terms, and a last link as the button. */
function partsOf(content: DocumentFragment): Pick<LivePromotion, 'lead' | 'terms' | 'action'> {
  const first = content.firstElementChild
  const lead = first?.matches('p') ? first.textContent : ''
  if (first?.matches('p')) first.remove()
  const action = takeButton(content)
  return { lead, terms: content.textContent.trim() === '' ? undefined : content, action }
}

/** Takes a last paragraph that contains only a link out of the content. */
function takeButton(content: DocumentFragment): LivePromotion['action'] {
  const last = content.lastElementChild
  const link = last?.matches('p') && last.children.length === 1 ? last.querySelector('a') : null
  if (!last || !link?.hasAttribute('href') || last.textContent.trim() !== link.textContent.trim()) return undefined
  last.remove()
  return { href: link.getAttribute('href') ?? '', text: link.textContent }
}
