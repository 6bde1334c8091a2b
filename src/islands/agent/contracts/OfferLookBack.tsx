import { useState } from 'react'
import { resourceWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { lookBackOn } from '#stores/agent-centre/contract-answers.ts'
import { useStore } from '#stores/use-store.ts'
import { Busy } from '#ui/Busy.tsx'
import { Resource } from '#ui/Resource.tsx'
import { PastPeriods } from './PastPeriods.tsx'

/** The payments that an offer would have made to its receiver. */
export function OfferLookBack({ requestId, locale }: { requestId: string; locale: string }) {
  const t = useWords<'contracts' | 'errors'>()
  const [{ $state, refresh }] = useState(() => lookBackOn(requestId))
  const state = useStore($state)
  return (
    <Resource
      state={state}
      words={resourceWords(t, t('contracts.loading'))}
      onRetry={refresh}
      skeleton={<Busy label={t('contracts.loading')} />}
    >
      {({ currency, periods }) => (
        <PastPeriods locale={locale} currency={currency} periods={periods} reader="downline" />
      )}
    </Resource>
  )
}
