import type { LineTransfer } from '#contract/entities/line-transfer.ts'
import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { transferPage, transfers } from '#stores/transfer.ts'
import { useStore } from '#stores/use-store.ts'
import { CursorPager } from '#ui/CursorPager.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'

/** What the account has sent and received along the line, newest first. */
export function TransferList({ locale }: { locale: string }) {
  const t = useWords<'transfer' | 'tables' | 'errors' | 'centre'>()
  const state = useStore(transfers.$state)
  return (
    <section className="transfer__list" aria-labelledby="transfer-list">
      <h2 id="transfer-list">{t('list.title')}</h2>
      <Resource
        state={state}
        words={resourceWords(t, t('loading'))}
        onRetry={transfers.refresh}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty title={t('list.empty.title')} text={t('list.empty.text')} />}
      >
        {({ list, next, previous }) => (
          <>
            <ul className="panel">
              {list.map((transfer) => (
                <Entry key={transfer.reference} transfer={transfer} locale={locale} />
              ))}
            </ul>
            <CursorPager
              next={next}
              previous={previous}
              href={(cursor) => transferPage.address({ cursor })}
              onPage={(cursor) => transferPage.show({ cursor })}
              labels={tableWords(t).pager}
            />
          </>
        )}
      </Resource>
    </section>
  )
}

function Entry({ transfer, locale }: { transfer: LineTransfer; locale: string }) {
  const t = useWords<'transfer'>()
  const { way, account, amount, currency, at, reference } = transfer
  const money = formatMoney(amount, currency, locale)
  return (
    <li>
      <strong>{t(way === 'sent' ? 'list.sent' : 'list.received', { account })}</strong>
      <span className={way === 'received' ? 'transfer__sum up' : 'transfer__sum'}>
        {way === 'received' ? `+${money}` : `-${money}`}
      </span>
      <time dateTime={at}>{momentText(at, locale)}</time>
      <span className="transfer__number" translate="no">
        {reference}
      </span>
    </li>
  )
}
