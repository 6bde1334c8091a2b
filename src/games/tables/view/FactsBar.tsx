import { type ReactElement, useState } from 'react'
import { tableStyle } from '#games/kit/looks.ts'
import { Balance } from '#games/slots/Balance.tsx'
import controls from '#games/slots/controls.module.css'
import { SessionFacts } from '#games/slots/SessionFacts.tsx'
import { useSlotsWords } from '#games/slots/words.ts'
import { now } from '#lib/clock.ts'
import css from './facts-bar.module.css'
import type { TablePlay } from './use-table.ts'

interface Props {
  readonly play: TablePlay
  /** What the player does, above the facts. */
  readonly children: ReactElement | readonly ReactElement[]
}

/** The bar of a table without chips: what the player does, the balance, and the facts of the session. */
export function FactsBar({ play, children }: Props) {
  const slots = useSlotsWords()
  const { props, format, balance, net } = play
  const [startedAt] = useState(() => props.startedAt ?? now())
  return (
    <section
      className={`${controls.controls} ${css.bar}`}
      style={tableStyle(play.table.look)}
      aria-label={slots('slots.controls')}
    >
      {children}
      <div className={css.facts}>
        <Balance {...{ balance, format }} bonus={play.bonus} />
        <SessionFacts startedAt={startedAt} net={format(net)} sign={net > 0n ? 'up' : net < 0n ? 'down' : 'even'} />
      </div>
    </section>
  )
}
