import type { ReactNode } from 'react'
import { CountUp } from '#games/slots/CountUp.tsx'
import { type Feast, feastOf } from './feast.ts'
import css from './result.module.css'

/** What a round brought. */
export interface Result {
  /** Of the round: a new one is shown anew. */
  readonly id: string
  /** What came, as people see it: "17", "Banker 8 : 6". */
  readonly came: ReactNode
  readonly tone?: 'red' | 'black' | 'green' | 'player' | 'banker' | 'tie' | undefined
  /** What the member won and staked in this round, in minor units; undefined for a round without a bet. */
  readonly mine: { readonly win: bigint; readonly stake: bigint } | undefined
  /** The line below, such as "You won", "Returned" or "No win this time". */
  readonly line: string
  /** All of it in a sentence, for assistive technology. */
  readonly sentence: string
}

type Props = {
  readonly result: Result | undefined
  /** Writes a sum. The same function at every draw, or the sum starts to count again. */
  readonly money: (sum: bigint) => string
}

/** Sparks of a win: few, and they move once. */
const sparks: Readonly<Record<Feast, number>> = { none: 0, win: 10, big: 20 }

/** What came, and what it brought. Wins are celebrated if they are above the stake. The sentence is read out. */
export function ResultBanner({ result, money }: Props) {
  return (
    <>
      <p className={css.sentence} role="status">
        {result?.sentence}
      </p>
      {result && <Banner key={result.id} result={result} money={money} />}
    </>
  )
}

function Banner({
  result: { came, tone, mine, line },
  money,
}: {
  readonly result: Result
  readonly money: (sum: bigint) => string
}) {
  const feast = mine ? feastOf(mine.win, mine.stake) : 'none'
  return (
    <div className={css.banner} data-feast={feast} aria-hidden="true">
      {Array.from({ length: sparks[feast] }, (_, spark) => spark).map((spark) => (
        <i
          key={spark}
          className={css.spark}
          style={{ '--turn': `${(spark * 360) / sparks[feast] + 9}deg`, '--late': spark % 3 } as object}
        />
      ))}
      <span className={css.came} data-tone={tone}>
        {came}
      </span>
      <span className={css.text}>
        <span className={css.line}>{line}</span>
        {mine && mine.win > 0n && (
          <b className={css.sum}>
            <CountUp from={0n} to={mine.win} ms={feast === 'none' ? 0 : 700} format={money} />
          </b>
        )}
      </span>
    </div>
  )
}
