import { Icon } from '#ui/Icon.tsx'
import { EntryCount } from './EntryCount.tsx'
import { type ScreenEntry, screenGroups } from './screen.ts'
import { useWords } from './Words.tsx'

interface Props {
  label: string
  menu: readonly ScreenEntry[]
  current: ScreenEntry
}

/** The screens of the member centre by group, beside the open screen. It is left out if there is only one screen. */
export function ScreenMenu({ label, menu, current }: Props) {
  const t = useWords<'centre'>()
  if (menu.length < 2) return null
  const link = (entry: ScreenEntry) => (
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
  )
  return (
    <nav className="centre__nav" aria-label={label}>
      {menu.filter(({ group }) => group === undefined).map(link)}
      {screenGroups.map((group) => {
        const entries = menu.filter((entry) => entry.group === group)
        if (entries.length === 0) return null
        // Trial users see no heading above entries that are hidden from them.
        const isForAll = entries.some(({ audience }) => audience === 'for-session')
        return (
          <div key={group} className={isForAll ? undefined : 'for-member'}>
            <p>{t(`group.${group}`)}</p>
            {entries.map(link)}
          </div>
        )
      })}
    </nav>
  )
}

/** Class of a menu entry. Entries for every session need no class: only people with a session can open a centre. */
export const menuClass = (base: string, { audience }: ScreenEntry) =>
  audience === 'for-session' ? base : `${base} ${audience}`
