import { useEffect, useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { EntryCount } from './EntryCount.tsx'
import type { ScreenEntry } from './screen.ts'

interface Props {
  className: string
  label: string
  menu: readonly ScreenEntry[]
  current: ScreenEntry
}

/** Menu of the screens of a centre. It is left out if there is only one screen. */
export function ScreenMenu({ className, label, menu, current }: Props) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = nav.current?.querySelector(`[href="${current.href}"]`)
    if (nav.current && link) bringIntoView(nav.current, link)
  }, [current])
  if (menu.length < 2) return null
  return (
    <nav className={className} aria-label={label} ref={nav}>
      {menu.map((entry) => (
        <a
          key={entry.screen}
          className={menuClass('chip', entry)}
          href={entry.href}
          aria-current={entry === current ? 'page' : undefined}
        >
          <Icon name={entry.icon} small />
          <span>{entry.text}</span>
          {entry.badge && <EntryCount of={entry.badge} />}
        </a>
      ))}
    </nav>
  )
}

/** Scrolls only sideways, for a menu that is wider than the screen. */
function bringIntoView(row: Element, entry: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), entry.getBoundingClientRect()]
  row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2, behavior: 'instant' })
}

/** Class of a menu entry. Entries for every session need no class: only people with a session can open a centre. */
export const menuClass = (base: string, { audience }: ScreenEntry) =>
  audience === 'for-session' ? base : `${base} ${audience}`
