import { useEffect, useRef } from 'react'
import type { HeldContract } from '#contract/agents/contracts/contract-request.ts'
import { useWords } from '#islands/Words.tsx'
import type { Downline } from '#stores/agents/contracts/contracts.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { OfferEditor } from './OfferEditor.tsx'
import { type OfferDraft, offersTo } from './offer-draft.ts'

interface Props {
  locale: string
  writing: OfferDraft
  /** The caller's contracts, and the agents of the list: those that can be chosen. */
  own: readonly HeldContract[]
  list: readonly Downline[]
  onWrite: (writing: OfferDraft) => void
  /** @param done the message after it was sent; undefined if it was not */
  onClose: (done?: string) => void
}

/** An offer in three questions: who gets it, of what kind it is, and how much it gives. */
export function OfferQuestions({ locale, writing, own, list, onWrite, onClose }: Props) {
  const t = useWords<'contracts' | 'errors' | 'centre'>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { account, contract } = writing
  const offers = list.flatMap((downline) => offersTo(own, downline))
  const people = [...new Set([...offers.map((offer) => offer.account), account])]
  const kinds = offers.filter((offer) => offer.account === account).map((offer) => offer.contract)
  const choose = (who: string, kind: string) => {
    const theirs = offers.filter((offer) => offer.account === who)
    const next = theirs.find((offer) => offer.contract === kind) ?? theirs[0]
    if (next) onWrite(next)
  }
  return (
    <div className="offer">
      <h1 ref={heading} tabIndex={-1}>
        {t('offer.title', { kind: t(`contract.type.${contract}`), account })}
      </h1>
      <div className="panel column__panel offer__row">
        <SelectField
          label={t('offer.who')}
          value={account}
          options={people.map((value) => ({ value, label: value }))}
          onChange={(who) => choose(who, contract)}
        />
        <SelectField
          label={t('offer.kind')}
          value={contract}
          options={[...new Set([...kinds, contract])].map((value) => ({ value, label: t(`contract.type.${value}`) }))}
          onChange={(kind) => choose(account, kind)}
        />
      </div>
      <OfferEditor key={`${account} ${contract}`} locale={locale} writing={writing} onClose={onClose} />
    </div>
  )
}
