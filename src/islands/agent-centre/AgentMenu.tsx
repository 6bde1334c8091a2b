import { Fragment, useId } from 'react'
import { EntryCount } from '#islands/EntryCount.tsx'
import type { ScreenEntry } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { Icon } from '#ui/Icon.tsx'
import { type MenuGroup, menuScreen } from './menu.ts'
import { SupportEntry } from './SupportEntry.tsx'

interface Props {
  language: SiteLanguage
  groups: readonly MenuGroup[]
  /** Whether it is known which contracts are in force; until then their screens have a place, and no link. */
  isKnown: boolean
  ways: readonly ScreenEntry[]
  support: string | undefined
  current: ScreenEntry
}

/** The menu at the side; on phones it fills a screen of its own, to which the bar at the foot leads. */
export function AgentMenu({ language, groups, isKnown, ways, support, current }: Props) {
  const t = useWords<'agent-centre' | 'centre'>()
  const id = useId()
  const link = (entry: ScreenEntry, isOpen: boolean) => (
    <li key={entry.href}>
      {entry.when && !isKnown ? (
        <i className="skeleton agents__wait" />
      ) : (
        <a href={entry.href} aria-current={isOpen ? 'page' : undefined}>
          <Icon name={entry.icon} small />
          <span>{entry.text}</span>
          {entry.badge && <EntryCount of={entry.badge} />}
        </a>
      )}
    </li>
  )
  return (
    <nav
      className="agents__menu"
      aria-label={t('menu.label')}
      data-front={current.screen === menuScreen ? '' : undefined}
    >
      {groups.map(({ name, entries }) => (
        <Fragment key={name ?? ''}>
          {name && <h2 id={`${id}${name}`}>{t(name)}</h2>}
          <ul aria-labelledby={name && `${id}${name}`}>{entries.map((entry) => link(entry, entry === current))}</ul>
        </Fragment>
      ))}
      <h2 id={`${id}account`}>{t('menu.account')}</h2>
      <ul aria-labelledby={`${id}account`}>
        {ways.map((entry) => link(entry, false))}
        <li>
          <SupportEntry language={language} support={support} text={t('menu.support')} small />
        </li>
      </ul>
    </nav>
  )
}
