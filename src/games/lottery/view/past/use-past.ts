import { useCallback, useMemo, useState } from 'react'
import type { Draw, LotteryProps } from '#games/lottery/view/props.ts'

/** Draws of one answer of the gateway; fewer mean that there are no earlier ones. */
const pageDraws = 50

/** Draws that are over, as many as were asked for. */
export interface Past {
  /** The latest first. */
  readonly draws: readonly Draw[]
  readonly state: 'idle' | 'loading' | 'failed' | 'over'
  /** Asks for earlier draws. */
  readonly more: () => void
}

/** @param last the last draws that the page knows, the latest first */
export function usePast(last: readonly Draw[], history: LotteryProps['history']): Past {
  const [older, setOlder] = useState<readonly Draw[]>([])
  const [state, setState] = useState<Past['state']>('idle')
  const draws = useMemo(
    () => [...last, ...older.filter(({ issue }) => !last.some((draw) => draw.issue === issue))],
    [last, older],
  )
  const before = draws.at(-1)?.issue
  const more = useCallback(() => {
    setState('loading')
    void history(before).then((page) => {
      if (!page) return setState('failed')
      setOlder((known) => [...known, ...page])
      setState(page.length < pageDraws ? 'over' : 'idle')
    })
  }, [history, before])
  return { draws, state, more }
}
