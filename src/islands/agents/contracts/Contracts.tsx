import './contracts.css'
import './contract.css'
import { useState } from 'react'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { agentContracts, downlines } from '#stores/agents/contracts/contracts.ts'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { AgentContracts } from './AgentContracts.tsx'
import { ContractsBelow } from './ContractsBelow.tsx'
import { OfferQuestions } from './OfferQuestions.tsx'
import type { OfferDraft } from './offer-draft.ts'

/** The agent's own contracts, and those of agents directly below with everything that can be done about them. */
export function Contracts({ locale }: ScreenProps) {
  const t = useWords<'contracts' | 'errors' | 'centre'>()
  const own = useAnswer(agentContracts.$state)
  const state = useAnswer(downlines.$state)
  const [writing, write] = useState<OfferDraft>()
  const [done, setDone] = useState<string>()
  const words = resourceWords(t, t('contracts.loading'))
  if (writing)
    return (
      <div className="column contracts contracts--offer">
        <OfferQuestions
          locale={locale}
          writing={writing}
          own={'value' in own ? own.value.contracts : []}
          list={'value' in state ? state.value.list : []}
          onWrite={write}
          onClose={(text) => {
            setDone(text)
            write(undefined)
          }}
        />
      </div>
    )
  return (
    <div className="column contracts">
      <h1>{t('contracts.title')}</h1>
      {done !== undefined && <Notice kind="success">{done}</Notice>}
      <Resource state={own} words={words} onRetry={agentContracts.refresh}>
        {({ contracts, requests }) => (
          <>
            <AgentContracts
              locale={locale}
              contracts={contracts}
              requests={requests}
              asked={'value' in state ? state.value.asked : []}
            />
            <Resource state={state} words={words} onRetry={downlines.refresh}>
              {(value) => <ContractsBelow locale={locale} own={contracts} value={value} onWrite={write} />}
            </Resource>
          </>
        )}
      </Resource>
    </div>
  )
}
