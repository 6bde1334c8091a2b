import './returns.css'
import { useState } from 'react'
import { guarded } from '#islands/Guard.tsx'
import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { Words } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { gameReturns, returnPeriods, returnsFilter } from '#stores/play/returns/returns.ts'
import { useStore } from '#stores/use-store.ts'
import { DataTable, type Sorting } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import { Segments } from '#ui/Segments.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { ReturnSearch } from './ReturnSearch.tsx'
import { type ReturnAreas, returnColumns } from './return-columns.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  messages: Messages
  /** Studios by code, with their names. */
  vendors: readonly (readonly [code: string, name: string])[]
}

const directions = { MOST: 'descending', FEWEST: 'ascending' } as const

/** What each game returned of the stakes, with its interval beside the computed return (product rule 39.4). */
export const GameReturns = guarded(function GameReturns({ language, locale, messages, vendors }: Props) {
  const t = createTranslate<ReturnAreas>(messages, locale)
  const [{ $state, refresh }] = useState(() => gameReturns(language))
  const state = useAnswer($state)
  const filter = useStore(returnsFilter.$filter)
  const { period, order, search, vendor } = filter
  const show = (changed: Partial<typeof filter>) => returnsFilter.show({ ...filter, cursor: undefined, ...changed })
  const isFiltered = search !== undefined || vendor !== undefined
  const words = tableWords(t)
  return (
    <Words value={t}>
      <div className="returns__choices">
        <Segments
          legend={t('period')}
          value={period}
          options={returnPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={(period) => show({ period })}
        />
        <ReturnSearch value={search} onChange={(search) => show({ search })} />
        <SelectField
          label={t('studio')}
          value={vendor ?? ''}
          options={[{ value: '', label: t('studio.all') }, ...vendors.map(([value, label]) => ({ value, label }))]}
          onChange={(vendor) => show({ vendor: vendor || undefined })}
        />
      </div>
      <Resource
        state={state}
        words={resourceWords(t, t('loading'))}
        onRetry={refresh}
        isEmpty={({ list }) => list.length === 0}
        empty={
          isFiltered ? (
            <Empty title={t('missing.title')} text={t('missing.text')}>
              <button type="button" className="button" onClick={() => show({ search: undefined, vendor: undefined })}>
                {t('missing.all')}
              </button>
            </Empty>
          ) : (
            <Empty title={t('empty.title')} text={t('empty.text')} />
          )
        }
      >
        {({ list, next, previous, currency, leastRounds, asOf }) => (
          <div className="returns__list">
            <p className="returns__note">
              {asOf ? t('asOf', { time: momentText(asOf, locale, undefined, 'second') }) : t('asOf.never')}{' '}
              <span>{t('bar')}</span>
            </p>
            <DataTable
              caption={t('caption')}
              columns={returnColumns(t, { currency, locale, leastRounds })}
              rows={list}
              rowKey={({ nodeId }) => `${nodeId}`}
              locale={locale}
              words={{ ...words, pager: { ...words.pager, previous: t('pager.back'), next: t('pager.on') } }}
              sorting={{ key: 'rounds', direction: directions[order] }}
              onSort={({ direction }: Sorting) => show({ order: direction === 'ascending' ? 'FEWEST' : 'MOST' })}
              pager={{
                ...{ next, previous },
                href: (cursor) => returnsFilter.address({ ...filter, cursor }),
                onPage: (cursor) => returnsFilter.show({ ...filter, cursor }),
              }}
            />
          </div>
        )}
      </Resource>
    </Words>
  )
})
