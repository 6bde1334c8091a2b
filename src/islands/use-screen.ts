import { useEffect, useRef, useState } from 'react'
import { type ScreenStore, screenStore } from '#stores/screen.ts'
import { useStore } from '#stores/use-store.ts'
import type { ScreenEntry } from './screen.ts'

/**
 * The screen that the address names. Links to screens of this centre, wherever on the page they stand, swap it in place,
 * and the page around it follows.
 *
 * @param first name of the screen whose page was loaded
 */
export function useScreen(menu: readonly ScreenEntry[], first: string): ScreenEntry {
  const [store] = useState(() => screenStore(menu, entryOf(menu, first)))
  const screen = useStore(store.$screen)
  const shown = useRef(screen)
  useEffect(() => followLinks(store), [store])
  useEffect(() => {
    if (shown.current !== screen) nameScreen(shown.current, screen)
    shown.current = screen
  }, [screen])
  return screen
}

function entryOf(menu: readonly ScreenEntry[], name: string): ScreenEntry {
  const entry = menu.find(({ screen }) => screen === name)
  if (!entry) throw new Error(`No screen is called ${name}`)
  return entry
}

/** @returns what ends it */
function followLinks({ open }: ScreenStore<ScreenEntry>): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && event.button === 0
    if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== location.origin) return
    if (!open({ path: link.pathname, search: link.search, hash: link.hash.slice(1) })) return
    event.preventDefault()
    // Another page would have closed the menu it was chosen from, and begun at its top.
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
    scrollTo({ top: 0, behavior: 'instant' })
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/** Lets what was built into the page name the screen that is open now. */
function nameScreen(before: ScreenEntry, now: ScreenEntry): void {
  document.title = now.title
  document.getElementById('content')?.setAttribute('aria-label', now.title)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    // Islands draw their own links.
    if (link.closest('astro-island')) continue
    if (link.dataset.language) link.pathname = link.pathname.slice(0, -tail(before).length || undefined) + tail(now)
    else if (link.pathname === now.href) link.setAttribute('aria-current', 'page')
    else if (link.pathname === before.href) link.removeAttribute('aria-current')
  }
}

/** How the addresses of a screen end in every language. */
const tail = ({ screen }: ScreenEntry) => screen && `${screen}/`
