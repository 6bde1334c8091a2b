import { useEffect, useRef } from 'react'
import type { Money } from '#contract/money.ts'
import { countUp } from '#lib/count-up.ts'
import { formatMoney } from '#lib/money.ts'

/** Milliseconds in which a changed balance counts to its new amount. */
const countMs = 700

/** A balance that counts to its new amount when it changes. Screen readers have the new amount at once. */
export function Balance({ money: { amount, currency }, locale }: { money: Money; locale: string }) {
  const text = useRef<HTMLSpanElement>(null)
  const shown = useRef(amount)
  useEffect(() => {
    const from = shown.current
    if (from === amount) return
    return countUp({ from, to: amount, ms: countMs }, (now) => {
      shown.current = now
      if (now === amount) text.current?.removeAttribute('data-now')
      else text.current?.setAttribute('data-now', formatMoney(now, currency, locale))
    })
  }, [amount, currency, locale])
  return (
    <span ref={text} className="counts">
      {formatMoney(amount, currency, locale)}
    </span>
  )
}
