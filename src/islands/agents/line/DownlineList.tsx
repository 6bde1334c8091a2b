import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { downlines, lineFilter } from '#stores/agents/line/downlines.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { CursorPager } from '#ui/CursorPager.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import { DownlineTree } from './DownlineTree.tsx'

interface Props extends ScreenProps {
  /** The agent whose downlines are shown; undefined for the caller. */
  account: string | undefined
}

/** The accounts directly below an agent, the newest first. Agents among them open in place to those below them. */
export function DownlineList({ locale, account }: Props) {
  const t = useWords<'line' | 'tables' | 'errors' | 'centre'>()
  const state = useAnswer(downlines.$state)
  const filter = useStore(lineFilter.$filter)
  const timeZone = useStore($zone)
  const title = account === undefined ? t('list.mine') : t('list.below', { account })
  return (
    <section className="downlines__list" aria-labelledby="downlines-list">
      <h2 id="downlines-list">{title}</h2>
      <Resource
        state={state}
        words={resourceWords(t, t('loading'))}
        onRetry={downlines.refresh}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <Empty
            title={t('list.empty.title')}
            text={t(account === undefined ? 'list.empty.mine' : 'list.empty.below')}
          />
        }
      >
        {({ list, next, previous, countedTo, currency }) => (
          <>
            <p className="downlines__note">
              <span>{`${t('list.month')} `}</span>
              {countedTo && <span>{t('counted', { when: momentText(countedTo, locale, timeZone) })}</span>}
            </p>
            <DownlineTree label={title} list={list} currency={currency} locale={locale} />
            <CursorPager
              next={next}
              previous={previous}
              href={(cursor) => lineFilter.address({ ...filter, cursor })}
              onPage={(cursor) => lineFilter.show({ ...filter, cursor })}
              labels={tableWords(t).pager}
            />
          </>
        )}
      </Resource>
    </section>
  )
}
