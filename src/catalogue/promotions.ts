import type { Announcement, Banner } from '#contract/site/news/announcement.ts'
import { getAnnouncements } from '#contract/site/news/get-announcements.ts'
import { cleanHtml } from '#lib/clean-html.ts'
import { housePicture } from '#lib/house-picture.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { linkInLanguage } from '#lib/local-path.ts'
import type { Promotion } from '#sections/data.ts'
import { gateway, orWithout } from './gateway.ts'

/**
 * The operator's promotions at build time. A promotion without a picture uses the one of the banner that links to it.
 */
export async function readPromotions(language: SiteLanguage, banners: readonly Banner[]): Promise<Promotion[]> {
  const call = await gateway()
  const request = { types: ['PR'], platform: 'W', execution: 'B', language } as const
  const { list } = await orWithout({ list: [] }, call(getAnnouncements, request))
  let taken = 0
  return list.map((entry) => {
    const banner = banners.find(({ url }) => url === `/promotions/#${entry.id}`)
    const picture = entry.picture ?? banner?.imageUrl ?? housePicture(taken++)
    return { id: entry.id, title: entry.title, picture, ...partsOf(entry, language) }
  })
}

/**
 * Splits the content of a promotion: the first paragraph is the lead, a last paragraph that contains only a link
 * becomes the button, and the terms are everything between.
 */
export function partsOf({ content }: Pick<Announcement, 'content'>, language: SiteLanguage) {
  const html = cleanHtml(content).replace(
    / href="(\/[^"]*)"/g,
    (_, href) => ` href="${linkInLanguage(language, href)}"`,
  )
  const [head = '', lead = ''] = /^\s*<p>(.*?)<\/p>/s.exec(html) ?? []
  const rest = html.slice(head.length)
  const button = /<p>\s*<a href="([^"]*)"[^>]*>([^<]*)<\/a>\s*<\/p>\s*$/.exec(rest)
  const terms = (button ? rest.slice(0, button.index) : rest).trim()
  return { lead: textOf(lead), terms, ...(button && { action: { href: textOf(button[1]), text: textOf(button[2]) } }) }
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The text of clean HTML, without tags. */
function textOf(html = ''): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
}
