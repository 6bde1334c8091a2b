import { EntryCount } from '#islands/EntryCount.tsx'
import type { ScreenEntry } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { Icon } from '#ui/Icon.tsx'
import { barEntries, menuScreen } from './menu.ts'

interface Props {
  menu: readonly ScreenEntry[]
  current: ScreenEntry
}

/** The bar at the foot of phones: the front page, the most used screens, and the whole menu, where unread messages are. */
export function AgentTabs({ menu, current }: Props) {
  const t = useWords<'agent-centre' | 'centre'>()
  return (
    <nav className="tabbar agents__tabs" aria-label={t('tabs.label')}>
      {barEntries(menu).map(({ entry, label }) => (
        <a key={entry.href} href={entry.href} aria-current={entry === current ? 'page' : undefined}>
          <Icon name={entry.icon} />
          <span>{t(label)}</span>
          {entry.screen === menuScreen && <EntryCount of="unread" />}
        </a>
      ))}
    </nav>
  )
}
