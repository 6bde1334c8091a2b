import type { LineTransfer } from '#contract/entities/line-transfer.ts'
import { PagedList } from '#islands/PagedList.tsx'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { transferPage, transfers } from '#stores/line-transfer.ts'

/** The transfers that the account has sent and received along the line, newest first. */
export function LineTransferList({ locale }: { locale: string }) {
  const t = useWords<'transfer'>()
  return (
    <PagedList
      title={t('list.title')}
      pages={transfers}
      filter={transferPage}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
      className="panel transfer__list"
      rowKey={({ reference }) => reference}
    >
      {(transfer) => <Entry transfer={transfer} locale={locale} />}
    </PagedList>
  )
}

function Entry({ transfer, locale }: { transfer: LineTransfer; locale: string }) {
  const t = useWords<'transfer'>()
  const { way, account, amount, currency, at, reference } = transfer
  const money = formatMoney(amount, currency, locale)
  return (
    <>
      <strong>{t(way === 'sent' ? 'list.sent' : 'list.received', { account })}</strong>
      <span className={way === 'received' ? 'paged__sum up' : 'paged__sum'}>
        {way === 'received' ? `+${money}` : `-${money}`}
      </span>
      <time dateTime={at}>{momentText(at, locale)}</time>
      <span className="transfer__number" translate="no">
        {reference}
      </span>
    </>
  )
}
