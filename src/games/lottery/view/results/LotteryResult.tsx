import type { CSSProperties } from 'react'
import type { Json } from '#games/instants/instant.ts'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import { Balls } from './Balls.tsx'
import { PrizeBoards } from './PrizeBoards.tsx'
import { PrizeNumber } from './PrizeNumber.tsx'
import { resultColours } from './palette.ts'
import { Ranks } from './Ranks.tsx'
import css from './result.module.css'
import { shownResult } from './shown.ts'

/** How results are drawn: in lists and heads small, alone large. */
export type ResultSize = 'small' | 'large'

interface Props {
  readonly type: LotteryTypeName
  /** Null before the draw: its places wait. */
  readonly result: Json
  /** Small results of several prizes show the highest only. */
  readonly size: ResultSize
  /** What the result is, in words: `Result of draw 12: 4, 0, 7, 2, 5`, or that it waits. */
  readonly label: string
  /** The name of a prize or station: `prize` of `PlayWords`. */
  readonly prizeName: (name: string) => string
  /** What stands below each ball, such as animals: as many as there are balls, the extra one last. */
  readonly below?: readonly string[] | undefined
  /** It has just been drawn: its parts come in one after the other. */
  readonly isNew?: boolean
  /** The player wants no motion. */
  readonly isStill?: boolean
}

/** How long all parts of a new result take to come in, the last one's own motion aside. Milliseconds. */
const wholeMs = 2_000
/** The longest between two parts. */
const longestStepMs = 380

/** The result of a draw, or the places that wait for it. */
export function LotteryResult({ type, result, size, label, prizeName, below, isNew = false, isStill = false }: Props) {
  const shown = shownResult(type, result)
  const isMoving = isNew && !isStill && result !== null
  const body = () => {
    switch (shown.kind) {
      case 'balls':
        return (
          <Balls label={label} balls={shown.balls} extra={shown.extra} below={size === 'large' ? below : undefined} />
        )
      case 'ranks':
        return <Ranks label={label} numbers={shown.numbers} />
      case 'number':
        return <PrizeNumber label={label} digits={shown.digits} numbers={[shown.number]} />
      case 'prizes': {
        if (size === 'large') return <PrizeBoards label={label} boards={shown.boards} nameOf={prizeName} />
        const highest = shown.boards.flatMap(({ prizes }) => prizes.slice(0, 1))
        const numbers = highest.flatMap((prize) => prize.numbers)
        const ends = shown.boards[0]?.ends
        return <PrizeNumber label={label} digits={highest[0]?.digits ?? 0} ends={ends} numbers={numbers} />
      }
    }
  }
  return (
    <div
      className={css.result}
      data-size={size}
      data-waits={result === null || undefined}
      data-new={isMoving || undefined}
      style={{ ...resultColours, '--step': `${Math.min(longestStepMs, wholeMs / partsOf(shown))}ms` } as CSSProperties}
    >
      {body()}
    </div>
  )
}

/** How many parts come in one after the other. */
function partsOf(shown: ReturnType<typeof shownResult>): number {
  switch (shown.kind) {
    case 'balls':
      return shown.balls.length + 1
    case 'ranks':
      return shown.numbers.length
    case 'number':
      return 1
    case 'prizes':
      return Math.max(...shown.boards.map(({ prizes }) => prizes.reduce((sum, { numbers }) => sum + numbers.length, 0)))
  }
}
