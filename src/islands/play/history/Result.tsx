import { formatMoney } from '#lib/money.ts'

/** A result with its sign. A loss has no alarming colour. */
export function Result({ amount, currency, locale }: { amount: bigint; currency: string; locale: string }) {
  const text = (amount > 0n ? '+' : '') + formatMoney(amount, currency, locale)
  return <strong className={amount > 0n ? 'session__sum up' : 'session__sum'}>{text}</strong>
}
