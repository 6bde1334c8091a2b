import type { Json } from '#games/instants/instant.ts'
import { dayOfIssue } from '#games/lottery/timetable.ts'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import type { PlayWords } from '#games/lottery/view/play-words.ts'
import type { Draw } from '#games/lottery/view/props.ts'
import { animalsOf } from '#games/lottery/view/results/animals.ts'
import { LotteryResult, type ResultSize } from '#games/lottery/view/results/LotteryResult.tsx'
import { resultText } from '#games/lottery/view/results/result-text.ts'
import { useLotteryWords, usePlayWords } from '#games/lottery/view/words.ts'

interface Props {
  readonly type: LotteryTypeName
  readonly draw: Draw
  readonly size: ResultSize
  readonly isNew?: boolean
  readonly isStill: boolean
}

/** The result of a draw, or the places that wait for it. */
export function DrawResult({ type, draw: { issue, result }, ...shown }: Props) {
  const t = useLotteryWords()
  const words = usePlayWords()
  return (
    <LotteryResult
      {...{ type, result, ...shown }}
      prizeName={words.prize}
      below={type === 'lhc' ? animalsBelow(issue, result, words) : undefined}
      label={resultText(type, result, t)}
    />
  )
}

/** The animals of the numbers of LHC. */
const animalsBelow = (issue: string, result: Json, words: PlayWords): readonly string[] | undefined =>
  Array.isArray(result) ? animalsOf(result.map(Number), dayOfIssue(issue)).map(words.option) : undefined
