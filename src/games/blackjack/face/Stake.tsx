import { useState } from 'react'
import { stakesBetween } from '#games/instants/view/stakes.ts'
import type { InstantPlay } from '#games/instants/view/use-instant.ts'
import { ChipStack } from '#games/kit/chips/ChipStack.tsx'
import { numberFormat } from '#lib/formats.ts'
import { minorDigits } from '#lib/money.ts'
import css from './blackjack.module.css'

interface Props {
  readonly play: InstantPlay
  readonly stake: bigint
  readonly mark?: 'win' | 'lost' | undefined
}

/** The chips of a bet. The amount stands beside them. */
export function Stake({ play: { props }, stake, mark }: Props) {
  const [values] = useState(() => stakesBetween(props.least, props.most))
  const short = (sum: bigint) =>
    numberFormat(props.locale, { notation: 'compact', maximumFractionDigits: 1 }).format(
      Number(sum) / 10 ** minorDigits(props.currency),
    )
  return (
    <span className={css.stack}>
      <ChipStack sum={stake} {...{ values, short }} {...(mark && { mark })} />
    </span>
  )
}
