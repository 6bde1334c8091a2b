import { useState } from 'react'
import type { HeldContract } from '#contract/agents/contracts/contract-request.ts'
import { useWords } from '#islands/Words.tsx'
import { type Downline, downlines } from '#stores/agents/contracts/contracts.ts'
import { Fold } from '#ui/Fold.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ContractAnswer } from './ContractAnswer.tsx'
import { EndForm } from './EndForm.tsx'
import { EndingList } from './EndingList.tsx'
import { HeldFacts } from './HeldFacts.tsx'
import { HistoryList } from './HistoryList.tsx'
import { type OfferDraft, offersTo } from './offer-draft.ts'
import { PendingRequest } from './PendingRequest.tsx'

interface Props {
  locale: string
  own: readonly HeldContract[]
  downline: Downline
  /** Whether the address names this downline, so that its row is open. */
  isOpen: boolean
  onWrite: (writing: OfferDraft) => void
}

/** An agent directly below, with its contracts, open requests, possible offers and history. */
export function DownlineRow({ locale, own, downline, isOpen, onWrite }: Props) {
  const t = useWords<'contracts'>()
  const [done, setDone] = useState<string>()
  const { account, contracts, requests } = downline
  return (
    <Fold
      className="downline"
      open={isOpen}
      summary={
        <>
          <strong>{account}</strong>
          <span>
            <span>{t('line.contracts', { count: contracts.length })}</span>
            {requests.length > 0 && <em>{t('line.waits')}</em>}
          </span>
        </>
      }
    >
      {done !== undefined && <Notice kind="success">{done}</Notice>}
      {contracts.map((held) => (
        <article key={`${held.contract}${held.from}`} className="held">
          <HeldFacts locale={locale} held={held} />
          {held.endsAt === null && !requests.some(({ contract }) => contract === held.contract) && (
            <EndForm locale={locale} account={account} contract={held.contract} />
          )}
        </article>
      ))}
      {requests.map((request) =>
        request.askedBy === 'upline' ? (
          <PendingRequest key={request.id} locale={locale} request={request} />
        ) : (
          <div key={request.id} className="pending">
            <p>
              <strong>{t(`contract.type.${request.contract}`)}</strong>
              <span>{` ${t('request.theirs', { account })}`}</span>
            </p>
            <EndingList ends={request.ends} locale={locale} />
            <ContractAnswer
              locale={locale}
              request={request}
              onDone={(text) => {
                setDone(text)
                downlines.refresh()
              }}
            />
          </div>
        ),
      )}
      <div className="contract__acts">
        {offersTo(own, downline).map((writing) => {
          const kind = t(`contract.type.${writing.contract}`)
          return (
            <button key={writing.contract} type="button" className="button" onClick={() => onWrite(writing)}>
              {writing.current ? t('line.change', { kind }) : t('line.offer', { kind })}
            </button>
          )
        })}
      </div>
      <Fold className="held__terms" summary={t('line.history')}>
        <HistoryList locale={locale} account={account} />
      </Fold>
    </Fold>
  )
}
