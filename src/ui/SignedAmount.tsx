import './day-rows.css'
import { formatMoney } from '#lib/money.ts'

/** An amount with its sign. A loss has no alarming colour. */
export function SignedAmount({ amount, currency, locale }: { amount: bigint; currency: string; locale: string }) {
  const text = (amount > 0n ? '+' : '') + formatMoney(amount, currency, locale)
  return <strong className={amount > 0n ? 'day__sum up' : 'day__sum'}>{text}</strong>
}
