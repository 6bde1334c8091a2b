import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { AnnouncementList } from './AnnouncementList.tsx'

const newest = { id: undefined, page: 1 }

/** The front page of the agent centre: the operator's announcements for agents. On phones the menu is above them. */
export function AgentFront(props: ScreenProps) {
  const t = useWords<'agent-centre' | 'centre' | 'errors'>()
  return (
    <section className="notices" aria-labelledby="front-title">
      <h1 id="front-title">{t('desk.title')}</h1>
      <h2>{t('announcements.title')}</h2>
      <AnnouncementList {...props} filter={newest} heading="h3" />
    </section>
  )
}
