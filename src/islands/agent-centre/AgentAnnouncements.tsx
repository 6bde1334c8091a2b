import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { announcementFilter } from '#stores/site/news/agent-announcements.ts'
import { useStore } from '#stores/use-store.ts'
import { AnnouncementList } from './AnnouncementList.tsx'

/**
 * The operator's announcements for agents: titles, and the text of one of them beside the list or, on phones, on its
 * own page.
 */
export function AgentAnnouncements(props: ScreenProps) {
  const t = useWords<'agent-centre' | 'centre' | 'errors'>()
  const filter = useStore(announcementFilter.$filter)
  return (
    <section className="notices" aria-labelledby="notices-title" data-open={filter.id === undefined ? undefined : ''}>
      <h1 id="notices-title">{t('announcements.title')}</h1>
      <AnnouncementList {...props} filter={filter} />
    </section>
  )
}
