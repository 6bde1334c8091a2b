import './announcements.css'
import { useEffect, useRef, useState } from 'react'
import type { AgentAnnouncement } from '#contract/site/news/get-agent-announcements.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { dayText } from '#lib/moment-text.ts'
import { cleanHtml } from '#light/site/news/clean-html.ts'
import type { FilterOf } from '#stores/address-filter.ts'
import { $zone, todayIn } from '#stores/period.ts'
import { agentAnnouncements, announcementFilter, pageFor } from '#stores/site/news/agent-announcements.ts'
import { Empty } from '#ui/Empty.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { PageNumbers } from './PageNumbers.tsx'

interface Props extends ScreenProps {
  /** The open announcement and the page, as the address has them. */
  filter: FilterOf<typeof announcementFilter>
}

/** The titles of one page beside the text of the open announcement, which is the newest at first. */
export function AnnouncementList({ language, locale, menu, filter }: Props) {
  const t = useWords<'agent-centre' | 'centre' | 'errors'>()
  const [store] = useState(() => agentAnnouncements(language))
  const state = useAnswer(store.$state)
  // The focus moves to an announcement that the person opened, but not to one that the address named when the page was loaded.
  const [loaded] = useState(filter.id)
  const here = menu.find(({ screen }) => screen === 'agentAnnouncement')?.href ?? ''
  const hrefOf = (to: { readonly id?: string; readonly page?: number }) =>
    here + announcementFilter.query({ id: to.id, page: to.page ?? 1 }, '')
  return (
    <Resource
      state={state}
      words={resourceWords(t, t('loading'))}
      onRetry={store.refresh}
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty title={t('announcements.empty.title')} text={t('announcements.empty.text')} />}
    >
      {({ list }) => {
        const { number, pages, chosen, entries } = pageFor(list, filter)
        const shown = chosen ?? entries[0]
        return (
          <div className="notices__pair">
            <div className="notices__list">
              {filter.id !== undefined && !chosen && <Notice kind="info">{t('announcements.gone')}</Notice>}
              <ul>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <a href={hrefOf({ id: entry.id })} aria-current={entry === shown ? 'true' : undefined}>
                      <span>{entry.title}</span>
                      <small>{dayOf(entry, locale)}</small>
                    </a>
                  </li>
                ))}
              </ul>
              <PageNumbers page={number} pages={pages} href={(page) => hrefOf({ page })} />
            </div>
            {shown && (
              <article className="notices__text" aria-label={shown.title}>
                <a className="notices__back" href={hrefOf({ page: number })}>
                  <Icon name="chevron-left" small turns />
                  <span>{t('announcements.back')}</span>
                </a>
                <Text
                  key={shown.id}
                  entry={shown}
                  language={language}
                  locale={locale}
                  isAsked={chosen !== undefined && chosen.id !== loaded}
                />
              </article>
            )}
          </div>
        )
      }}
    </Resource>
  )
}

/** Its day in the operator's time zone. */
function dayOf({ timestamp }: AgentAnnouncement, locale: string) {
  const [day = ''] = timestamp.split(' ')
  return <time dateTime={day}>{dayText(day, locale, todayIn($zone.get()))}</time>
}

interface TextProps {
  entry: AgentAnnouncement
  language: SiteLanguage
  locale: string
  /** Whether the person has opened it, so that it takes the focus. */
  isAsked: boolean
}

function Text({ entry, language, locale, isAsked }: TextProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) heading.current?.focus({ preventScroll: true })
  }, [isAsked])
  useEffect(() => {
    let isGone = false
    void cleanHtml(entry.content, language).then((clean) => {
      if (!isGone) body.current?.replaceChildren(clean)
    })
    return () => {
      isGone = true
    }
  }, [entry.content, language])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {entry.title}
      </h2>
      <small>{dayOf(entry, locale)}</small>
      <div className="prose" ref={body} />
    </>
  )
}
