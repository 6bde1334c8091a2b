import { useMemo } from 'react'
import type { findDownlines } from '#contract/agents/line/find-downlines.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import type { Translate } from '#lib/messages.ts'
import { found } from '#stores/agents/line/downlines.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Resource } from '#ui/Resource.tsx'
import type { Column } from '#ui/table-column.ts'
import { AccountLink, hrefOf, Kind } from './line-words.tsx'

type Found = ResponseOf<typeof findDownlines>['list'][number]

/** Accounts of the whole line whose names begin with the searched text. */
export function FoundDownlines({ locale, search }: ScreenProps & { search: string }) {
  const t = useWords<'line' | 'tables' | 'errors' | 'centre'>()
  const state = useAnswer(found.$state)
  const columns = useMemo(() => columnsOf(t), [t])
  const title = t('search.results', { search })
  return (
    <section className="downlines__list" aria-labelledby="downlines-found">
      <a className="downlines__back" href={hrefOf(undefined)}>
        <Icon name="chevron-left" small turns />
        <span>{t('search.back')}</span>
      </a>
      <h2 id="downlines-found">{title}</h2>
      <Resource
        state={state}
        words={resourceWords(t, t('loading'))}
        onRetry={found.refresh}
        isEmpty={(value) => !value || value.list.length === 0}
        empty={<Empty title={t('search.empty.title')} text={t('search.empty.text')} />}
      >
        {(value) =>
          value && (
            <>
              <DataTable
                caption={title}
                columns={columns}
                rows={value.list}
                rowKey={({ account }) => account}
                locale={locale}
                words={tableWords(t)}
              />
              {value.more && <p className="downlines__note">{t('search.more')}</p>}
            </>
          )
        }
      </Resource>
    </section>
  )
}

const columnsOf = (t: Translate<'line'>): Column<Found>[] => [
  {
    key: 'account',
    title: t('column.account'),
    text: ({ account }) => account,
    value: (row) => (
      <span className="downlines__who">
        <AccountLink account={row.account} />
        <Kind of={row} />
      </span>
    ),
  },
  { key: 'level', title: t('column.level'), text: ({ level }) => String(level) },
  { key: 'above', title: t('column.above'), text: ({ above }) => above ?? t('column.above.me') },
]
