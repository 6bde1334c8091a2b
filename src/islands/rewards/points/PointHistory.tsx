import { useId, useState } from 'react'
import { type PointType, pointTypes } from '#contract/rewards/points/point.ts'
import { PagedList } from '#islands/PagedList.tsx'
import { rangeWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { $zone, periodOf, rangeOf, todayIn } from '#stores/period.ts'
import { historyBounds } from '#stores/play/history/history.ts'
import { historyFilter, type PointBalance, pointHistory } from '#stores/rewards/points/points.ts'
import { useStore } from '#stores/use-store.ts'
import { DateRange } from '#ui/DateRange.tsx'
import { EntryFold } from './EntryFold.tsx'
import { NextPoints } from './NextPoints.tsx'

/** Quick choices of days (product rule 11.11). */
export const pointDays = [7, 30] as const

interface Props {
  balance: PointBalance
  language: SiteLanguage
  locale: string
}

/** The stakes towards the next point of each category, and all movements of points by type and days. */
export function PointHistory({ balance, language, locale }: Props) {
  const t = useWords<'points' | 'tables' | 'errors' | 'centre'>()
  const [pages] = useState(() => pointHistory(language))
  const filter = useStore(historyFilter.$filter)
  const today = todayIn(useStore($zone))
  return (
    <>
      <NextPoints categories={balance.categories} locale={locale} />
      <Types value={filter.type} onChange={(type) => historyFilter.show({ ...filter, type, cursor: undefined })} />
      <DateRange
        value={rangeOf(filter, historyBounds(today))}
        bounds={historyBounds(today)}
        quick={pointDays}
        words={rangeWords(t)}
        onChange={(next) => historyFilter.show({ ...filter, ...periodOf(next, today), cursor: undefined })}
      />
      <PagedList
        title={t('history')}
        pages={pages}
        filter={{
          address: ({ cursor }) => historyFilter.address({ ...filter, cursor }),
          show: ({ cursor }) => historyFilter.show({ ...filter, cursor }),
        }}
        empty={{ title: t('history.empty'), text: t('history.empty.text') }}
        rowKey={({ entryId }) => entryId}
      >
        {(entry) => <EntryFold entry={entry} locale={locale} />}
      </PagedList>
    </>
  )
}

interface TypesProps {
  value: PointType | undefined
  onChange: (type: PointType | undefined) => void
}

function Types({ value, onChange }: TypesProps) {
  const t = useWords<'points'>()
  const name = useId()
  return (
    <fieldset className="chips">
      <legend className="unseen">{t('types')}</legend>
      {[undefined, ...pointTypes].map((type) => (
        <label key={type ?? 'all'} className="chip">
          <input type="radio" name={name} checked={type === value} onChange={() => onChange(type)} />
          {/* Fixed: its type is the key. */}
          {t(`type.${type ?? 'all'}`)}
        </label>
      ))}
    </fieldset>
  )
}
