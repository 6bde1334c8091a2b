import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ScreenStore, screenStore } from '#stores/screen.ts'
import type { ScreenEntry } from './screen.ts'

/**
 * The screen of the current address. Every link on the page to a screen of this centre changes it without a reload. The
 * document title and the links outside the centre are updated.
 *
 * @param first name of the screen whose page was loaded
 */
export function useScreen(menu: readonly ScreenEntry[], first: string): ScreenEntry {
  const [store] = useState(() => screenStore(menu, entryOf(menu, first)))
  const [screen, setScreen] = useState(() => entryOf(menu, first))
  const previous = useRef(screen)
  const endsAtTop = useRef(false)
  useEffect(() => {
    let isOpening = false
    const stops = [
      store.$screen.subscribe((next) => {
        endsAtTop.current = isOpening
        // The screen of a link is drawn in pieces, between which a slow phone answers taps. After "back" it is there at once,
        // because the browser then restores how far the page was scrolled.
        if (isOpening) startTransition(() => setScreen(next))
        else setScreen(next)
      }),
      followLinks((to) => {
        isOpening = true
        const isScreen = store.open(to)
        isOpening = false
        if (isScreen && !endsAtTop.current) toTop()
        return isScreen
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store])
  useLayoutEffect(() => {
    // With the new screen and not before it, which would show another part of the previous one for a moment.
    if (endsAtTop.current && previous.current !== screen) toTop()
    endsAtTop.current = false
  }, [screen])
  useEffect(() => {
    if (previous.current !== screen) updatePage(previous.current, screen)
    previous.current = screen
  }, [screen])
  return screen
}

function entryOf(menu: readonly ScreenEntry[], name: string): ScreenEntry {
  const entry = menu.find(({ screen }) => screen === name)
  if (!entry) throw new Error(`No screen is called ${name}`)
  return entry
}

/** The page starts at its top, as with a reload. */
const toTop = () => scrollTo({ top: 0, behavior: 'instant' })

/**
 * Handles clicks on links to screens.
 *
 * @param open whether the address is that of a screen, which it opens
 * @returns removes the listener
 */
function followLinks(open: ScreenStore<ScreenEntry>['open']): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && event.button === 0
    if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== location.origin) return
    if (!open({ path: link.pathname, search: link.search, hash: link.hash.slice(1) })) return
    event.preventDefault()
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/** Updates title, label and links that were built into the page, after a change of screen. */
function updatePage(before: ScreenEntry, now: ScreenEntry): void {
  document.title = now.title
  document.documentElement.dataset.screen = now.screen
  document.getElementById('content')?.setAttribute('aria-label', now.title)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    // Islands render their own links.
    if (link.closest('astro-island')) continue
    if (link.dataset.language)
      link.pathname = link.pathname.slice(0, -pathEnd(before).length || undefined) + pathEnd(now)
    else if (link.pathname === now.href) link.setAttribute('aria-current', 'page')
    else if (link.pathname === before.href) link.removeAttribute('aria-current')
  }
}

/** The end of the paths of a screen, which is the same in every language. */
const pathEnd = ({ screen }: ScreenEntry) => screen && `${screen}/`
