import { Icon } from '#ui/Icon.tsx'
import type { ScreenEntry } from './screen.ts'

interface Props {
  className: string
  label: string
  menu: readonly ScreenEntry[]
  current: ScreenEntry
}

/** The screens of a centre. Where there is but one, nothing is to choose. */
export function ScreenMenu({ className, label, menu, current }: Props) {
  if (menu.length < 2) return null
  return (
    <nav className={className} aria-label={label}>
      {menu.map((entry) => (
        <a
          key={entry.screen}
          className={menuClass('chip', entry)}
          href={entry.href}
          aria-current={entry === current ? 'page' : undefined}
        >
          <Icon name={entry.icon} small />
          {entry.text}
        </a>
      ))}
    </nav>
  )
}

/** Everybody who is let into a centre sees the entries for whoever is logged in, also before scripts run. */
export const menuClass = (base: string, { audience }: ScreenEntry) =>
  audience === 'for-session' ? base : `${base} ${audience}`
