import './referral.css'
import '#ui/figures.css'
import { useState } from 'react'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getReferral } from '#contract/rewards/referral/get-referral.ts'
import { PagedList } from '#islands/PagedList.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { formatMoney } from '#lib/money.ts'
import { memberReferral, referralFilter, referrals } from '#stores/rewards/referral/referral.ts'
import { Figures } from '#ui/Figures.tsx'
import { Resource } from '#ui/Resource.tsx'
import { Invitation } from './Invitation.tsx'
import { InvitedPerson } from './InvitedPerson.tsx'
import { ReferralRules } from './ReferralRules.tsx'

/** Invitations: the member's link, the sums of rewards, the rule in words, and the invited people. */
export function Referral({ language, locale }: ScreenProps) {
  const t = useWords<'referral' | 'errors' | 'centre'>()
  const [own] = useState(memberReferral)
  const [pages] = useState(referrals)
  const state = useAnswer(own.$state)
  return (
    <div className="column referral">
      <h1>{t('referral.title')}</h1>
      <p className="column__lead">{t('referral.lead')}</p>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={own.refresh}>
        {(mine) => (
          <>
            <Invitation code={mine.code} language={language} />
            <ReferralSums mine={mine} locale={locale} />
            <ReferralRules rule={mine.rule} locale={locale} />
          </>
        )}
      </Resource>
      {/* This waits for the part above it, which would push it down. */}
      {state.phase !== 'waiting' && (
        <PagedList
          title={t('list')}
          pages={pages}
          filter={referralFilter}
          empty={{ title: t('list.empty'), text: t('list.empty.text') }}
          className="referral__list"
          rowKey={({ referralId }) => referralId}
        >
          {(person) => <InvitedPerson person={person} locale={locale} />}
        </PagedList>
      )}
    </div>
  )
}

interface ReferralSumsProps {
  mine: ResponseOf<typeof getReferral>
  locale: string
}

/** The number of invited members, their progress, and the earned rewards. */
function ReferralSums({ mine, locale }: ReferralSumsProps) {
  const t = useWords<'referral'>()
  const figures = [
    { label: t('sums.invited'), value: countText(mine.invited, locale) },
    { label: t('sums.deposited'), value: countText(mine.deposited, locale) },
    { label: t('sums.qualified'), value: countText(mine.qualified, locale) },
    { label: t('sums.earned'), value: formatMoney(mine.earned, mine.currency, locale) },
  ]
  return (
    <section className="referral__sums" aria-labelledby="sums">
      <h2 id="sums">{t('sums')}</h2>
      <Figures entries={figures} />
    </section>
  )
}
