import { Suspense, useEffect } from 'react'
import { Guard, guarded } from '#islands/Guard.tsx'
import { lazyPart } from '#islands/lazy-part.tsx'
import { useWords, Words } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { $handoff, awaitHandoff } from '#stores/account/auth/handoff.ts'
import { $role, $session, $sessionEnded } from '#stores/account/auth/session.ts'
import { $popup, openPopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'
import { Boundary } from '#ui/Boundary.tsx'
import { Host } from './Host.tsx'
import { Loading } from './Loading.tsx'
import { PopupWords } from './PopupWords.tsx'
import { kindOf } from './registry.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  messages: Messages
}

const Handoff = lazyPart(() => import('./Handoff.tsx'), 'Handoff')
const SessionParts = lazyPart(() => import('./SessionParts.tsx'), 'SessionParts')

const handoffAreas = ['errors'] as const

/** Hosts every popup. Each is loaded, with its words, when the address first names it. */
export const Popups = guarded(function Popups({ language, locale, messages }: Props) {
  const named = useStore($popup)
  const role = useStore($role)
  const entitlements = useStore($session)?.entitlements ?? ''
  const ended = useStore($sessionEnded)
  const handoff = useStore($handoff)
  // Going back after a logout may lead to the address of the question. A hand-off needs no login.
  const none = handoff === 'waiting' || (named?.name === 'logout' && role === 'visitor')
  const popup = none ? undefined : named
  const t = createTranslate<'common'>(messages, locale)
  useEffect(() => {
    // The page behind a popup must not scroll.
    document.documentElement.toggleAttribute('data-popup', popup !== undefined)
    // While the island hydrates no popup is named yet, though one is on its way.
    if (kindOf(none ? undefined : $popup.get()) === 'none') delete document.documentElement.dataset.opening
  }, [popup, none])
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { role, entitlements })
  }, [role, entitlements])
  useEffect(() => {
    if (document.documentElement.dataset.handoff !== undefined) awaitHandoff()
  }, [])
  useEffect(() => {
    document.addEventListener('click', onHelpLink)
    return () => document.removeEventListener('click', onHelpLink)
  }, [])
  return (
    <Words value={t}>
      {(role !== 'visitor' || ended) && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <SessionParts language={language} locale={locale} messages={messages} />
          </Suspense>
        </Boundary>
      )}
      {handoff !== 'none' && (
        <Guard className="toast" unloaded={<PopupFailed />}>
          <Suspense fallback={<Loading label={t('loading')} />}>
            <PopupWords areas={handoffAreas} locale={locale} messages={messages}>
              <Handoff />
            </PopupWords>
          </Suspense>
        </Guard>
      )}
      <Guard key={kindOf(popup)} className="toast" unloaded={<PopupFailed />}>
        <Suspense fallback={<Loading label={t('loading')} />}>
          {popup && kindOf(popup) !== 'news' && (
            <Host popup={popup} language={language} locale={locale} messages={messages} />
          )}
        </Suspense>
      </Guard>
    </Words>
  )
}, 'toast')

/** Says that a popup's code could not be loaded. Reloading the page opens the popup, because it is in the address. */
function PopupFailed() {
  const t = useWords<'common' | 'errors'>()
  useEffect(() => {
    delete document.documentElement.dataset.opening
  }, [])
  return (
    <div className="toast" role="alert">
      <p>{t('failed.text')}</p>
      <button type="button" className="button button--line" onClick={() => location.reload()}>
        {t('failed.retry')}
      </button>
    </div>
  )
}

/** Opens links to the help in a popup over the page. Without this island they are ordinary links. */
function onHelpLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
  const term = link.origin === location.origin && /\/help\/$/.test(link.pathname) ? link.hash.slice(1) : ''
  if (!/^[a-z-]+$/.test(term) || /\/help\/$/.test(location.pathname)) return
  event.preventDefault()
  openPopup({ name: 'help', id: term })
}
