import { useMemo } from 'react'
import type { Downline } from '#contract/agents/line/downline.ts'
import { downlineFigures } from '#contract/agents/reports/figures.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import type { Translate } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { downlines, lineFilter } from '#stores/agents/line/downlines.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import type { Column } from '#ui/table-column.ts'
import { AccountLink, countUpTo, dayOf, Kind } from './line-words.tsx'

interface Props extends ScreenProps {
  /** The agent whose downlines are shown; undefined for the caller. */
  account: string | undefined
}

/** The accounts directly below an agent, the newest first. */
export function DownlineList({ locale, account }: Props) {
  const t = useWords<'line' | 'tables' | 'errors' | 'centre'>()
  const state = useAnswer(downlines.$state)
  const filter = useStore(lineFilter.$filter)
  const timeZone = useStore($zone)
  const currency = 'value' in state ? state.value.currency : ''
  const columns = useMemo(() => columnsOf(t, locale, currency, timeZone), [t, locale, currency, timeZone])
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
        {({ list, next, previous, countedTo }) => (
          <>
            <p className="downlines__note">
              <span>{`${t('list.month')} `}</span>
              {countedTo && <span>{t('counted', { when: momentText(countedTo, locale, timeZone) })}</span>}
            </p>
            <DataTable
              caption={title}
              columns={columns}
              rows={list}
              rowKey={(row) => row.account}
              locale={locale}
              words={tableWords(t)}
              pager={{
                next,
                previous,
                href: (cursor) => lineFilter.address({ ...filter, cursor }),
                onPage: (cursor) => lineFilter.show({ ...filter, cursor }),
              }}
            />
          </>
        )}
      </Resource>
    </section>
  )
}

function columnsOf(t: Translate<'line'>, locale: string, currency: string, timeZone: string): Column<Downline>[] {
  const money = (amount: bigint | undefined) => (amount === undefined ? '–' : formatMoney(amount, currency, locale))
  const joined = dateFormat(locale, 'day', timeZone)
  return [
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
    {
      key: 'below',
      title: t('column.below'),
      align: 'end',
      text: ({ kind, below }) => (kind === 'agent' ? countUpTo(t, below, 1_000, locale) : '–'),
    },
    ...downlineFigures.map(
      (key): Column<Downline> => ({
        key,
        title: t(`column.${key}`),
        align: 'end',
        text: ({ month }) => money(month?.[key]),
      }),
    ),
    {
      key: 'days',
      title: t('column.days'),
      card: 'foot',
      text: ({ level, isShown, joinedAt, lastPlayed }) =>
        [
          t('place.level', { level }),
          joinedAt && t('place.joined', { day: joined.format(new Date(joinedAt)) }),
          isShown && (lastPlayed ? t('place.played', { day: dayOf(lastPlayed, locale) }) : t('place.never')),
        ]
          .filter(Boolean)
          .join(' · '),
    },
  ]
}
