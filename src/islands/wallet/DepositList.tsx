import './deposit-list.css'
import type { Deposit } from '#contract/entities/deposit.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { $deposit, deposits } from '#stores/deposit.ts'
import { useStore } from '#stores/use-store.ts'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'

const tones: Readonly<Record<Deposit['status'], string>> = {
  pending: 'status--open',
  credited: 'status--won',
  failed: 'status--bad',
  expired: '',
  returned: 'status--bad',
}

/** The last deposits, newest first. One that is not credited opens again, to be paid or to say why. */
export function DepositList({ locale }: { locale: string }) {
  const t = useWords<'wallet' | 'errors' | 'centre'>()
  const state = useStore(deposits.$state)
  return (
    <section className="deposit__last" aria-labelledby="deposit-last">
      <h2 id="deposit-last">{t('deposit.last')}</h2>
      <Resource
        state={state}
        words={resourceWords(t, t('loading'))}
        onRetry={deposits.refresh}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty title={t('deposit.last.none')} text={t('deposit.last.none.text')} />}
      >
        {({ list }) => (
          <ul>
            {list.map((deposit) => (
              <Entry key={deposit.depositId} deposit={deposit} locale={locale} />
            ))}
          </ul>
        )}
      </Resource>
    </section>
  )
}

function Entry({ deposit, locale }: { deposit: Deposit; locale: string }) {
  const t = useWords<'wallet'>()
  const { method, status, amount, received, fee, currency, createdAt, authorisedAt } = deposit
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const name = t(`deposit.method.${method}`)
  const paid = money(received ?? amount)
  const isCharged = fee > 0n && (status === 'credited' || status === 'pending')
  const isApproved = status === 'pending' && authorisedAt !== null
  return (
    <li className="deposit__entry">
      <strong>{paid}</strong>
      <span className={`status ${tones[status]}`}>
        {t(isApproved ? 'deposit.status.approved' : `deposit.status.${status}`)}
      </span>
      <span className="deposit__facts">
        {name}
        {isCharged && ` · ${t('deposit.fee.of', { fee: money(fee) })}`}
        <time dateTime={createdAt}>{momentText(createdAt, locale)}</time>
      </span>
      {status !== 'credited' && (
        <button
          type="button"
          className="button button--line"
          aria-label={t('deposit.last.open.name', { amount: paid, method: name })}
          onClick={() => $deposit.set(deposit)}
        >
          {t('deposit.last.open')}
        </button>
      )}
    </li>
  )
}
