import { type ReactNode, useEffect, useState } from 'react'
import { type Result, ResultBanner } from '#games/kit/result/ResultBanner.tsx'
import type { RoundPlay } from './chips-face.tsx'
import css from './round-banner.module.css'
import { useInstantWords } from './words.ts'

/** Milliseconds for which the result lies over the table. */
const bannerMs = 2_600

interface Props {
  readonly play: RoundPlay
  /** What came, in a few characters. */
  readonly came: ReactNode
  readonly tone?: Result['tone']
}

/** What the last round brought, over the lower edge of the table for a while. It takes no touch, and the next round ends it. The shell reads the result out. */
export function RoundBanner({ play, came, tone }: Props) {
  const t = useInstantWords()
  const { last, format } = play
  const [past, setPast] = useState<string>()
  const id = last?.roundId
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => setPast(id), bannerMs)
    return () => clearTimeout(timer)
  }, [id])
  if (!last || past === last.roundId) return null
  const { win, stake } = last
  const line = win === 0n ? 'instants.result.lost' : win > stake ? 'instants.result.won' : 'instants.result.returned'
  return (
    <div className={css.banner}>
      <ResultBanner
        result={{
          ...{ id: last.roundId, came, tone, sentence: '' },
          // Who had no bet at a shared table neither won nor lost.
          mine: stake > 0n ? { win, stake } : undefined,
          line: stake > 0n ? t(line) : '',
        }}
        money={format}
      />
    </div>
  )
}
