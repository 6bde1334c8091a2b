import './deposit-list.css'
import type { Deposit } from '#contract/money/deposits/deposit.ts'
import { PagedList } from '#islands/PagedList.tsx'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { $deposit, depositPage, deposits } from '#stores/money/deposits/deposit.ts'

const tones: Readonly<Record<Deposit['status'], string>> = {
  pending: 'status--open',
  credited: 'status--won',
  failed: 'status--bad',
  expired: '',
  returned: 'status--bad',
}

/** The member's deposits, newest first. One that is not credited opens again, to be paid or to say why. */
export function DepositList({ locale }: { locale: string }) {
  const t = useWords<'deposits'>()
  return (
    <PagedList
      title={t('deposit.list')}
      pages={deposits}
      filter={depositPage}
      empty={{ title: t('deposit.list.none'), text: t('deposit.list.none.text') }}
      rowKey={({ depositId }) => depositId}
    >
      {(deposit) => <Entry deposit={deposit} locale={locale} />}
    </PagedList>
  )
}

function Entry({ deposit, locale }: { deposit: Deposit; locale: string }) {
  const t = useWords<'deposits'>()
  const { method, status, amount, received, fee, currency, createdAt, authorisedAt } = deposit
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const name = t(`deposit.method.${method}`)
  const paid = money(received ?? amount)
  const isCharged = fee > 0n && (status === 'credited' || status === 'pending')
  const isApproved = status === 'pending' && authorisedAt !== null
  return (
    <div className="deposit__entry">
      <strong className="paged__sum">{paid}</strong>
      <span className={`status ${tones[status]}`}>
        {t(isApproved ? 'deposit.status.approved' : `deposit.status.${status}`)}
      </span>
      <span className="deposit__facts">
        <span>{isCharged ? `${name} · ${t('deposit.fee.of', { fee: money(fee) })}` : name}</span>
        <time dateTime={createdAt}>{momentText(createdAt, locale)}</time>
      </span>
      {status !== 'credited' && (
        <button
          type="button"
          className="button button--line"
          aria-label={t('deposit.list.open.name', { amount: paid, method: name })}
          onClick={() => $deposit.set(deposit)}
        >
          {t('deposit.list.open')}
        </button>
      )}
    </div>
  )
}
