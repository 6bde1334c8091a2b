import { useLayoutEffect, useRef } from 'react'
import type { Money } from '#contract/money.ts'
import { countUp } from '#lib/count-up.ts'
import { formatMoney } from '#lib/money.ts'

/** Milliseconds in which a changed balance counts to its new amount. */
const countMs = 700

/** A balance that counts to its new amount when it changes. Screen readers hear the new amount alone: until then the region is busy. */
export function Balance({ money: { amount, currency }, locale }: { money: Money; locale: string }) {
  const text = useRef<HTMLSpanElement>(null)
  const shown = useRef(amount)
  useLayoutEffect(() => {
    const from = shown.current
    const { current } = text
    if (from === amount || !current) return
    const region = current.closest('output')
    region?.setAttribute('aria-busy', 'true')
    return countUp({ from, to: amount, ms: countMs }, (now) => {
      shown.current = now
      current.textContent = formatMoney(now, currency, locale)
      if (now === amount) region?.removeAttribute('aria-busy')
    })
  }, [amount, currency, locale])
  return <span ref={text}>{formatMoney(amount, currency, locale)}</span>
}
