import { useState } from 'react'
import { OneOf } from '#games/instants/view/OneOf.tsx'
import { trendPool } from '#games/lottery/trends/pools.ts'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import type { Draw, LotteryProps } from '#games/lottery/view/props.ts'
import { useLotteryWords } from '#games/lottery/view/words.ts'
import { Results } from './Results.tsx'
import { Trends } from './Trends.tsx'
import { usePast } from './use-past.ts'

interface Props {
  readonly type: LotteryTypeName
  /** The last draws that the page knows, the latest first. */
  readonly last: readonly Draw[]
  readonly locale: string
  readonly history: LotteryProps['history']
}

const views = ['results', 'trends'] as const

/** Earlier draws: their results, and what numbers came how often, where results are one row of numbers. */
export function Past({ type, last, locale, history }: Props) {
  const t = useLotteryWords()
  const [view, setView] = useState<(typeof views)[number]>('results')
  const past = usePast(last, history)
  const pool = trendPool(type)
  return (
    <>
      {pool && (
        <OneOf
          label={t('lottery.past.views')}
          options={views}
          value={view}
          text={(one) => t(`lottery.past.${one}`)}
          disabled={false}
          onChange={setView}
        />
      )}
      {pool && view === 'trends' ? <Trends {...{ pool, past, locale }} /> : <Results {...{ type, past, locale }} />}
    </>
  )
}
