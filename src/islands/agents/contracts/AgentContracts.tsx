import { useState } from 'react'
import type { ContractRequest, HeldContract } from '#contract/agents/contracts/contract-request.ts'
import { useWords } from '#islands/Words.tsx'
import { agentContracts } from '#stores/agents/contracts/contracts.ts'
import { Fold } from '#ui/Fold.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ContractOffer } from './ContractOffer.tsx'
import { EndForm } from './EndForm.tsx'
import { HeldFacts } from './HeldFacts.tsx'
import { HistoryList } from './HistoryList.tsx'
import { PendingRequest } from './PendingRequest.tsx'

interface Props {
  locale: string
  contracts: readonly HeldContract[]
  /** Open requests of the agent above. */
  requests: readonly ContractRequest[]
  /** The caller's open requests to the agent above. */
  asked: readonly ContractRequest[]
}

/** The agent's own contracts with the agent above or the house, offers to it, and the history. */
export function AgentContracts({ locale, contracts, requests, asked }: Props) {
  const t = useWords<'contracts'>()
  const [done, setDone] = useState<string>()
  return (
    <section className="panel column__panel" aria-labelledby="own-contracts">
      <h2 id="own-contracts">{t('own.title')}</h2>
      {done !== undefined && <Notice kind="success">{done}</Notice>}
      {requests.map((request) => (
        <ContractOffer
          key={request.id}
          locale={locale}
          request={request}
          canAnswer
          onDone={(text) => {
            setDone(text)
            agentContracts.refresh()
          }}
        />
      ))}
      {contracts.length === 0 && <p className="column__lead">{t('own.none')}</p>}
      {contracts.map((held) => {
        const pending = [...asked, ...requests].find(({ contract }) => contract === held.contract)
        const isAsked = pending?.askedBy === 'downline'
        return (
          <article key={`${held.contract}${held.from}`} className="held">
            <HeldFacts locale={locale} held={held} />
            <p className="held__when">{held.upline ? t('own.upline', { account: held.upline }) : t('own.house')}</p>
            {pending && isAsked && <PendingRequest locale={locale} request={pending} />}
            {!pending && held.upline !== null && held.endsAt === null && (
              <EndForm account={undefined} contract={held.contract} locale={locale} />
            )}
          </article>
        )
      })}
      <Fold className="held__terms" summary={t('line.history')}>
        <HistoryList locale={locale} account={undefined} />
      </Fold>
    </section>
  )
}
