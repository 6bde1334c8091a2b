import { useEffect, useRef } from 'react'
import { countUp } from '#lib/count-up.ts'

type Props = {
  readonly from: bigint
  readonly to: bigint
  readonly ms: number
  readonly format: (amount: bigint) => string
}

/** An amount that counts up. It updates the text outside of React. */
export function CountUp({ from, to, ms, format }: Props) {
  const text = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      countUp({ from, to, ms }, (amount) => {
        if (text.current) text.current.textContent = format(amount)
      }),
    [from, to, ms, format],
  )
  return <span ref={text} />
}
