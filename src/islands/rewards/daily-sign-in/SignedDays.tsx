import { useState } from 'react'
import type { SignedDay } from '#contract/rewards/daily-sign-in/daily-sign-in.ts'
import { PagedList } from '#islands/PagedList.tsx'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { signedDays, signedFilter } from '#stores/rewards/daily-sign-in/daily-sign-in.ts'
import { givenText } from './given-text.ts'

/** The days that were signed in, and the reward of each. */
export function SignedDays({ locale }: { locale: string }) {
  const t = useWords<'daily-sign-in'>()
  const [pages] = useState(signedDays)
  return (
    <PagedList
      title={t('signIn.history.title')}
      pages={pages}
      filter={signedFilter}
      empty={{ title: t('signIn.history.empty'), text: t('signIn.history.empty.text') }}
      className="sign-in__history"
      rowKey={({ signInId }) => signInId}
    >
      {(day) => <Line day={day} locale={locale} />}
    </PagedList>
  )
}

function Line({ day, locale }: { day: SignedDay; locale: string }) {
  const t = useWords<'daily-sign-in'>()
  const { inRow, version, transactionId } = day
  // A civil day, which no time zone may move.
  const name = dateFormat(locale, 'day', 'UTC').format(new Date(day.day))
  return (
    <>
      <span>
        <time dateTime={day.day}>{name}</time>
        <strong className="paged__sum">{givenText(day, t, locale)}</strong>
      </span>
      <span className="card__note">{t('signIn.history.line', { count: inRow, version, id: transactionId })}</span>
    </>
  )
}
