import './referral.css'
import { useState } from 'react'
import { PagedList } from '#islands/PagedList.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { ownReferral, referralFilter, referrals } from '#stores/referral.ts'
import { useStore } from '#stores/use-store.ts'
import { Resource } from '#ui/Resource.tsx'
import { Invitation } from './Invitation.tsx'
import { InvitedPerson } from './InvitedPerson.tsx'
import { ReferralRules } from './ReferralRules.tsx'
import { ReferralSums } from './ReferralSums.tsx'

/** Invitations: the member's link, the sums of rewards, the rule in words, and the invited people. */
export function Referral({ language, locale }: ScreenProps) {
  const t = useWords<'referral' | 'errors' | 'centre'>()
  const [own] = useState(ownReferral)
  const [pages] = useState(referrals)
  const state = useStore(own.$state)
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
