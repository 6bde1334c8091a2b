import { useEffect } from 'react'
import type { Feedback } from '#contract/site/feedback/get-feedback.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { lookUpWith } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { feedback, feedbackPage, followFeedback } from '#stores/site/feedback/member-feedback.ts'
import { CursorPager } from '#ui/CursorPager.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import { resourceWords, tableWords } from './table-words.ts'
import { useAnswer } from './use-answer.ts'
import { useWords } from './Words.tsx'

interface Props {
  language: SiteLanguage
  locale: string
}

/** The member's feedback to the operator, each with its answer. */
export function FeedbackList({ language, locale }: Props) {
  const t = useWords<'messages' | 'system' | 'tables' | 'errors' | 'centre'>()
  const state = useAnswer(feedback.$state)
  useEffect(followFeedback, [])
  const write = (
    <a className="button button--main" href={localPath(language, '/feedback/')}>
      {t('inbox.feedback.write')}
    </a>
  )
  return (
    <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={feedback.refresh}>
      {({ list, next, previous }) =>
        list.length === 0 ? (
          <Empty title={t('inbox.feedback.empty.title')} text={t('inbox.feedback.empty.text')}>
            {write}
          </Empty>
        ) : (
          <>
            <div className="inbox__bar">
              <p>{t('inbox.feedback.lead')}</p>
              {write}
            </div>
            <ul className="inbox__list">
              {list.map((entry) => (
                <Entry key={entry.feedbackId} entry={entry} locale={locale} />
              ))}
            </ul>
            <CursorPager
              next={next}
              previous={previous}
              href={(cursor) => feedbackPage.address({ cursor })}
              onPage={(cursor) => feedbackPage.show({ cursor })}
              labels={tableWords(t).pager}
            />
          </>
        )
      }
    </Resource>
  )
}

function Entry({ entry, locale }: { entry: Feedback; locale: string }) {
  const t = useWords<'messages' | 'system' | 'tables' | 'errors' | 'centre'>()
  const { questionType, content, sentAt, answer, answeredAt } = entry
  const key = `feedback.type.${questionType}`
  const subject = lookUpWith(t)(key)
  return (
    <li className="panel inbox__feedback">
      <div className="inbox__bar">
        {/* A subject that the operator has taken away has no words. */}
        <strong>{subject === key ? questionType : subject}</strong>
        <span className={`status ${answer === null ? 'status--open' : 'status--won'}`}>
          {t(answer === null ? 'inbox.feedback.waiting' : 'inbox.feedback.answered')}
        </span>
      </div>
      <p className="inbox__words">{content}</p>
      <time dateTime={sentAt}>{momentText(sentAt, locale)}</time>
      {answer !== null && (
        <blockquote>
          <strong>{t('inbox.feedback.answer')}</strong>
          <p className="inbox__words">{answer}</p>
          {answeredAt && <time dateTime={answeredAt}>{momentText(answeredAt, locale)}</time>}
        </blockquote>
      )}
    </li>
  )
}
