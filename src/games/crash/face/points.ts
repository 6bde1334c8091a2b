import { create } from 'superstruct'
import { endOfRound, ShownCrashStruct } from '#games/crash/wire.ts'
import { hundredthsText } from '#games/instants/view/parts/numbers.ts'
import type { PastResult } from '#games/kit/history/LastResults.tsx'
import type { PastRound } from '#games/tables/view/props.ts'

/** From these hundredths on, a point has the colour of a fair and of a high flight. */
const [fair, high] = [2_00, 10_00]

/** Where an earlier round ended, as a mark. */
export function pastPoint({ number, result }: PastRound, locale: string): PastResult {
  const end = endOfRound(create(result, ShownCrashStruct))
  return {
    id: String(number),
    text: `${hundredthsText(end, locale)}×`,
    tone: end >= high ? 'gold' : end >= fair ? 'player' : 'black',
  }
}
