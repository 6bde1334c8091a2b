import './rebate.css'
import { useState } from 'react'
import { PagedList } from '#islands/PagedList.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { rangeWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { $zone, periodOf, rangeOf, todayIn } from '#stores/period.ts'
import { historyBounds } from '#stores/play/history/history.ts'
import { claimableRebates, rebateFilter, rebates } from '#stores/rewards/vip/rebates.ts'
import { useStore } from '#stores/use-store.ts'
import { DateRange } from '#ui/DateRange.tsx'
import { ClaimableRebates } from './ClaimableRebates.tsx'
import { RebateFold } from './RebateFold.tsx'

/** Rebates on bets: the claimable ones, and those of earlier periods with their computation. */
export function ManualRebate({ language, locale }: ScreenProps) {
  const t = useWords<'vip-rebates' | 'tables' | 'errors' | 'centre'>()
  const [claimable] = useState(() => claimableRebates(language))
  const [pages] = useState(() => rebates(language))
  const { phase } = useAnswer(claimable.$state)
  const filter = useStore(rebateFilter.$filter)
  const today = todayIn(useStore($zone))
  return (
    <div className="column rebate">
      <h1>{t('rebate.title')}</h1>
      <p className="column__lead">{t('rebate.lead')}</p>
      <ClaimableRebates claimable={claimable} language={language} locale={locale} onClaimed={pages.refresh} />
      {/* These wait for the part above them, which would push them down. */}
      {phase !== 'waiting' && (
        <>
          <DateRange
            value={rangeOf(filter, historyBounds(today))}
            bounds={historyBounds(today)}
            words={rangeWords(t)}
            onChange={(next) => rebateFilter.show({ ...periodOf(next, today), cursor: undefined })}
          />
          <PagedList
            title={t('list')}
            pages={pages}
            filter={{
              address: ({ cursor }) => rebateFilter.address({ ...filter, cursor }),
              show: ({ cursor }) => rebateFilter.show({ ...filter, cursor }),
            }}
            empty={{ title: t('list.empty'), text: t('list.empty.text') }}
            rowKey={({ rebateId }) => rebateId}
          >
            {(rebate) => <RebateFold rebate={rebate} locale={locale} />}
          </PagedList>
        </>
      )}
    </div>
  )
}
