import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { Facts } from '#ui/Facts.tsx'

interface Props {
  locale: string
  currency: string
  /** Minor units; undefined without an amount. */
  amount: bigint | undefined
  fee: bigint
}

/** The paid amount, the fee and the credited amount, for deposit methods with a fee. */
export function DepositSums({ locale, currency, amount, fee }: Props) {
  const t = useWords<'deposits'>()
  const money = (sum: bigint | undefined) => (sum === undefined ? '–' : formatMoney(sum, currency, locale))
  return (
    <Facts
      isLive
      entries={[
        [t('deposit.sums.pay'), money(amount)],
        [t('deposit.sums.fee'), money(amount === undefined ? undefined : fee)],
        [t('deposit.sums.get'), money(amount === undefined || fee >= amount ? undefined : amount - fee), 'money'],
      ]}
    />
  )
}
