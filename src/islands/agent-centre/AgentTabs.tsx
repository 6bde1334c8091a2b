import { EntryCount } from '#islands/EntryCount.tsx'
import type { ScreenEntry } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { Icon } from '#ui/Icon.tsx'
import { barEntries } from './menu.ts'
import { SupportEntry } from './SupportEntry.tsx'

interface Props {
  language: SiteLanguage
  menu: readonly ScreenEntry[]
  ways: readonly ScreenEntry[]
  support: string | undefined
  current: ScreenEntry
}

/** The bar at the foot of phones: the front page with the whole menu, the most used screens, messages and customer service. */
export function AgentTabs({ language, menu, ways, support, current }: Props) {
  const t = useWords<'agent-centre' | 'centre'>()
  const messages = ways.filter(({ badge }) => badge === 'unread')
  return (
    <nav className="tabbar agents__tabs" aria-label={t('tabs.label')}>
      {barEntries(menu).map(({ entry, label }) => (
        <a key={entry.href} href={entry.href} aria-current={entry === current ? 'page' : undefined}>
          <Icon name={entry.icon} />
          <span>{t(label)}</span>
        </a>
      ))}
      {messages.map((entry) => (
        <a key={entry.href} href={entry.href}>
          <Icon name={entry.icon} />
          <span>{entry.text}</span>
          {entry.badge && <EntryCount of={entry.badge} />}
        </a>
      ))}
      <SupportEntry language={language} support={support} text={t('tabs.support')} />
    </nav>
  )
}
