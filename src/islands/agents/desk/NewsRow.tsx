import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { dayText } from '#lib/moment-text.ts'
import type { AgentDesk } from '#stores/agents/desk/desk.ts'
import { $zone, todayIn } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Row, Rows } from '#ui/Rows.tsx'
import type { DeskAreas } from './desk-words.ts'
import { hrefOf } from './href-of.ts'

interface Props extends Pick<ScreenProps, 'menu' | 'locale'> {
  news: AgentDesk['announcement']
}

/** The newest announcement, and the way to all of them. */
export function NewsRow({ news, locale, menu }: Props) {
  const t = useWords<DeskAreas>()
  const timeZone = useStore($zone)
  if (!news) return null
  const all = hrefOf(menu, 'agentAnnouncement')
  const [day = ''] = news.timestamp.split(' ')
  return (
    <section className="desk__section" aria-labelledby="desk-news">
      <div className="desk__head">
        <h2 id="desk-news">{t('desk.news')}</h2>
        <a className="link" href={all}>
          {t('desk.news.all')}
        </a>
      </div>
      <Rows>
        <Row
          icon="megaphone"
          title={news.title}
          fact={dayText(day, locale, todayIn(timeZone))}
          href={`${all}?id=${encodeURIComponent(news.id)}`}
        />
      </Rows>
    </section>
  )
}
