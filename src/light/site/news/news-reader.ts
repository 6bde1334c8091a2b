import type { Announcement } from '#contract/site/news/announcement.ts'
import { dayIn } from '#lib/civil-days.ts'
import { now } from '#lib/clock.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import type { Translate } from '#lib/messages.ts'
import { dayText } from '#lib/moment-text.ts'
import { operatorZone } from '#lib/operator-zone.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { element } from '#light/element.ts'
import { $role } from '#stores/account/auth/session.ts'
import { announcementPages, pageOf } from '#stores/site/news/announcements.ts'
import { notClosed } from '#stores/site/news/closed-announcements.ts'
import { icon } from '#ui/markup/icon.ts'
import { cleanHtml } from './clean-html.ts'
import { newsPager } from './news-pager.ts'

interface Options {
  readonly name: 'announcement' | 'notice'
  /** Id of the announcement to open first. */
  readonly id: string | undefined
  readonly language: SiteLanguage
  readonly locale: string
  readonly t: Translate<'news'>
}

const { size } = announcementPages

/**
 * A list of announcements with the text of one of them: beside the list, or on phones below its title. A second tap closes
 * the text.
 */
export function newsReader(all: readonly Announcement[], { name, id, language, locale, t }: Options): HTMLElement {
  const list = element('ul', {})
  const nothing = element('p', { class: 'reader__nothing' }, t('choose'))
  const foot = element('div', { class: 'reader__foot' })
  const reader = element('div', { class: 'reader' }, list, nothing, foot)
  let close: (() => void) | undefined

  const entryOf = (entry: Announcement) => {
    const [day = ''] = entry.timestamp.split(' ')
    const when = element('time', { datetime: day }, dayText(day, locale, dayIn(operatorZone() ?? 'UTC', now())))
    const words = element('span', {}, entry.title, element('small', {}, when))
    const title = element(
      'button',
      { type: 'button', class: 'reader__title', 'aria-expanded': 'false' },
      words,
      icon('chevron-down', { small: true }),
    )
    const item = element('li', {}, title)
    const open = () => {
      close?.()
      const text = element('section', { class: 'reader__text', id: `news-${entry.id}`, 'aria-label': entry.title })
      // The heading is shown beside the list only; on phones the title is right above.
      text.append(...textOf(entry, 'reader__heading', { language, t }))
      item.append(text)
      title.setAttribute('aria-expanded', 'true')
      title.setAttribute('aria-controls', text.id)
      nothing.hidden = true
      close = () => {
        text.remove()
        title.setAttribute('aria-expanded', 'false')
        title.removeAttribute('aria-controls')
        nothing.hidden = false
        close = undefined
      }
    }
    title.addEventListener('click', () => (title.ariaExpanded === 'true' ? close?.() : open()))
    return { id: entry.id, item, open }
  }

  const show = (page: number, chosen?: string) => {
    close?.()
    const entries = all.slice((page - 1) * size, page * size).map(entryOf)
    list.replaceChildren(...entries.map(({ item }) => item))
    // The newest announcement is open at the start.
    const first = entries.find((entry) => entry.id === chosen) ?? entries[0]
    first?.open()
    const hadFocus = foot.contains(document.activeElement)
    const pager = newsPager(page, Math.ceil(all.length / size), (to) => `#${name}-${all[(to - 1) * size]?.id}`, show, t)
    foot.replaceChildren(...pager)
    // The focus stays in the pager for people who use the keyboard.
    if (hadFocus) foot.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }

  show(pageOf(all, id), id)
  return reader
}

/** The heading and the text of an announcement, and the link to what it promotes. */
function textOf(entry: Announcement, heading: string, { language, t }: Pick<Options, 'language' | 't'>): HTMLElement[] {
  const text = element('div', { class: 'prose' })
  void cleanHtml(entry.content, language).then((clean) => text.replaceChildren(clean))
  // Members can join promotions there; visitors only read about them.
  const isMember = $role.get() === 'member' || $role.get() === 'agent'
  const way = isMember ? screenRoute('member', 'rewardCenter') : '/promotions/'
  const promotions = { class: 'button button--main', href: localPath(language, way) }
  const link = entry.promotionType === null ? [] : [element('a', promotions, t('toPromotions'))]
  return [element('h3', { class: heading }, entry.title), text, ...link]
}

/**
 * One announcement alone, and a button for the whole list if there are others: what opens by itself must be short.
 *
 * @param onAll shows the list
 */
export function newsCard(all: readonly Announcement[], options: Options, onAll: () => void): HTMLElement {
  const first = all.find(({ id }) => id === options.id) ?? notClosed(all)[0] ?? all[0]
  const card = element('section', { class: 'news-card', 'aria-label': first?.title })
  if (first) card.append(...textOf(first, 'news-card__heading', options))
  if (all.length < 2) return card
  const more = element('button', { type: 'button', class: 'button' }, options.t('card.all', { count: all.length }))
  more.addEventListener('click', onAll)
  card.append(more)
  return card
}
