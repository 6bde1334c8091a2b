import { faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { loadMessages } from '#i18n/load.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { createTranslate, type Translate } from '#lib/messages.ts'
import { element, nodeOf } from '#light/element.ts'
import { styled } from '#light/styled.ts'
import { $popup, closePopup, hashOf, type Popup } from '#stores/popup.ts'
import { closePopupForSession, loadAnnouncements } from '#stores/site/news/announcements.ts'
import { dialog } from '#ui/markup/dialog.ts'
import { icon } from '#ui/markup/icon.ts'
import sheet from './news-popup.css?url'
import { newsCard, newsReader } from './news-reader.ts'

type Named = Extract<Popup, { readonly id?: string }> & { readonly name: 'announcement' | 'notice' }
type Words = Translate<'news'>

const titles = { announcement: 'announcement.title', notice: 'notice.title' } as const

const isNews = (popup: Popup | undefined): popup is Named => popup?.name === 'announcement' || popup?.name === 'notice'

/**
 * Shows the operator's announcements when the address names them: `announcement` opens by itself and shows one, `notice` is
 * the list behind the notice icon. Resolves when it follows the address.
 *
 * @throws Error if texts or style sheet did not arrive; the address is not followed then
 */
export async function followNews(language: SiteLanguage): Promise<void> {
  const [words] = await Promise.all([loadMessages('news'), styled(sheet)])
  const locale = document.documentElement.lang
  const t = createTranslate<'news'>(words, locale)
  let open: { readonly hash: string; close(): void } | undefined
  $popup.subscribe((popup) => {
    const hash = isNews(popup) ? hashOf(popup) : undefined
    if (hash === open?.hash) return
    open?.close()
    open = hash !== undefined && isNews(popup) ? { hash, close: show(popup, language, locale, t) } : undefined
  })
}

/** Opens a dialog. @returns closes it */
function show(popup: Named, language: SiteLanguage, locale: string, t: Words): () => void {
  const root = document.documentElement
  const content = element('div', { class: 'resource' })
  const opened = nodeOf(
    dialog<Node>(
      {
        titleId: 'news-title',
        title: t(titles[popup.name]),
        className: 'dialog--reader',
        closeLabel: t('news.close'),
        onClose: closePopup,
      },
      content,
    ),
  ) as HTMLDialogElement
  // A link in the dialog leads to another page, which must not open it again.
  if (popup.name === 'announcement') addEventListener('pagehide', closePopupForSession)
  document.body.append(opened)
  opened.showModal()
  opened.focus()
  // Stops the page from scrolling, and removes the placeholder that answered the tap.
  root.toggleAttribute('data-popup', true)
  delete root.dataset.opening
  void fill(content, popup, language, locale, t)
  return () => {
    removeEventListener('pagehide', closePopupForSession)
    if (popup.name === 'announcement') closePopupForSession()
    // The browser restores the focus only while the dialog is in the document.
    opened.close()
    opened.remove()
    root.toggleAttribute('data-popup', $popup.get() !== undefined)
  }
}

/** Loads the announcements into the dialog, or shows the error with a retry button. */
async function fill(content: HTMLElement, named: Named, language: SiteLanguage, locale: string, t: Words) {
  const busy = element('span', { class: 'busy', 'aria-hidden': 'true' })
  content.replaceChildren(
    element('p', { role: 'status' }, busy, element('span', { class: 'unseen' }, t('news.loading'))),
  )
  try {
    const { name, id } = named
    const list = await loadAnnouncements(name, language)
    const options = { name, id, language, locale, t }
    const showAll = () => {
      content.replaceChildren(newsReader(list, options))
      content.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus({ preventScroll: true })
    }
    if (list.length === 0) content.replaceChildren(element('p', {}, t('empty')))
    else if (name === 'announcement') content.replaceChildren(newsCard(list, options, showAll))
    else content.replaceChildren(newsReader(list, options))
  } catch (error) {
    const fault = faultOf(error)
    const errors = createTranslate<'errors'>(await loadMessages('errors'), locale)
    const again = element('button', { type: 'button', class: 'button button--line' }, errors('retry'))
    again.addEventListener('click', () => void fill(content, named, language, locale, t))
    const reason = element('div', {}, faultText(errors, fault))
    content.replaceChildren(
      element('div', { class: 'message message--error', role: 'alert' }, icon('close', { small: true }), reason, again),
    )
  }
}
