import { useMemo } from 'react'
import { chipText, chipValues } from '#games/instants/view/chip-values.ts'
import type { InstantPlay } from '#games/instants/view/use-instant.ts'
import { ChipStack } from '#games/kit/chips/ChipStack.tsx'
import css from './blackjack.module.css'

interface Props {
  readonly play: InstantPlay
  readonly stake: bigint
  readonly mark?: 'win' | 'lost' | undefined
}

/** The chips of a bet. The amount stands beside them. */
export function Stake({ play: { props }, stake, mark }: Props) {
  const { least, most, currency, locale } = props
  const values = useMemo(() => chipValues(least, most), [least, most])
  const short = useMemo(() => chipText(currency, locale), [currency, locale])
  return (
    <span className={css.stack}>
      <ChipStack sum={stake} {...{ values, short }} {...(mark && { mark })} />
    </span>
  )
}
