import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'

interface Props {
  locale: string
  currency: string
  /** Minor units; undefined without an amount. */
  amount: bigint | undefined
  fee: bigint
}

/** The paid amount, the fee and the credited amount, for deposit methods with a fee. */
export function DepositSums({ locale, currency, amount, fee }: Props) {
  const t = useWords<'wallet'>()
  const money = (sum: bigint | undefined) => (sum === undefined ? '–' : formatMoney(sum, currency, locale))
  return (
    <dl className="facts" aria-live="polite">
      <div>
        <dt>{t('deposit.sums.pay')}</dt>
        <dd>{money(amount)}</dd>
      </div>
      <div>
        <dt>{t('deposit.sums.fee')}</dt>
        <dd>{money(amount === undefined ? undefined : fee)}</dd>
      </div>
      <div>
        <dt>{t('deposit.sums.get')}</dt>
        <dd className="facts__money">{money(amount === undefined || fee >= amount ? undefined : amount - fee)}</dd>
      </div>
    </dl>
  )
}
