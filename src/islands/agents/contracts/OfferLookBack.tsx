import { useEffect, useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { lookBackOn } from '#stores/agents/contracts/contract-answers.ts'
import { useStore } from '#stores/use-store.ts'
import { Busy } from '#ui/Busy.tsx'
import { PastPeriods } from './PastPeriods.tsx'
import { PastProgress } from './PastProgress.tsx'

/** The payments that an offer would have made to its receiver. */
export function OfferLookBack({ requestId, locale }: { requestId: string; locale: string }) {
  const t = useWords<'contracts'>()
  const [{ $state, start, retry }] = useState(() => lookBackOn(requestId))
  useEffect(() => start(), [start])
  const state = useStore($state)
  // Most lines have their answer before a bar would be drawn.
  if (state.phase === 'idle' || (state.phase === 'running' && !state.answer))
    return <Busy label={t('contracts.loading')} />
  if (state.phase !== 'done') return <PastProgress state={state} onRetry={retry} />
  const { currency, periods } = state.answer
  return <PastPeriods locale={locale} currency={currency} periods={periods.result ?? []} reader="downline" />
}
