import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { ContractTerms } from '#contract/agents/contracts/contract-terms.ts'
import { useAction } from '#islands/use-action.ts'
import { useMoment } from '#islands/use-moment.ts'
import { useWords } from '#islands/Words.tsx'
import { toJson } from '#lib/json.ts'
import type { Computing } from '#stores/agents/computations/computing.ts'
import { draftOf, type TermsDraft, termsOf } from '#stores/agents/contracts/contract-draft.ts'
import { offer, type Simulation, simulation } from '#stores/agents/contracts/contracts.ts'
import { Fold } from '#ui/Fold.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ActiveFields } from './ActiveFields.tsx'
import { CopyTerms } from './CopyTerms.tsx'
import { CostFields } from './CostFields.tsx'
import { HowMuch } from './HowMuch.tsx'
import type { OfferDraft } from './offer-draft.ts'
import { PolicyFields } from './PolicyFields.tsx'
import { SimulationView } from './SimulationView.tsx'
import { TierFields } from './TierFields.tsx'

interface Props {
  locale: string
  writing: OfferDraft
  /** @param done the message after it was sent; undefined if it was not */
  onClose: (done?: string) => void
}

/** Milliseconds after the last key press before an offer is checked. */
const pause = 600

/**
 * How much an offer gives, with everything else on demand. It starts from the terms that are agreed, or from the caller's own terms, and
 * simulates each change beside them.
 */
export function OfferEditor({ locale, writing: { account, contract, own, current }, onClose }: Props) {
  const t = useWords<'contracts' | 'errors' | 'centre'>()
  const moment = useMoment(locale)
  const { currency } = own
  const ownTerms = (own.next ?? own).terms
  const start = current ? (current.next ?? current).terms : undefined
  const [draft, setDraft] = useState(() =>
    start ? draftOf(start, currency, locale) : draftOf(ownTerms, currency, locale, 100),
  )
  const { busy, fault, run } = useAction()
  const terms = termsOf(draft, currency)
  const check = useCheck(account, terms)
  const change = (changed: Partial<TermsDraft>) => setDraft((now) => ({ ...now, ...changed }))
  const simulated = check && 'answer' in check.state ? check.state.answer : undefined
  const fallen = check?.state.phase === 'failed' ? check.state.fault : undefined
  const canSend = terms && simulated?.inForceFrom
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!terms || !canSend) return
    void run?.(async () => {
      const until = await offer(account, terms)
      onClose(t('offer.sent', { date: moment(until) }))
    })
  }
  const shown = { currency, draft, onChange: change }
  return (
    <form className="form offer__form" onSubmit={submit} noValidate>
      <div className="offer__terms">
        <HowMuch
          locale={locale}
          own={ownTerms}
          draft={draft}
          onChange={change}
          onCopy={(less) => setDraft(draftOf(ownTerms, currency, locale, less))}
        />
        <Fold className="held__terms" summary={t('offer.more')}>
          <div className="offer__terms">
            {draft.tiers.length === 1 && (
              <div className="panel column__panel">
                <CopyTerms onCopy={(less) => setDraft(draftOf(ownTerms, currency, locale, less))} />
              </div>
            )}
            <TierFields {...shown} />
            {contract === 'dividend' && <CostFields {...shown} />}
            <ActiveFields {...shown} />
            <PolicyFields {...shown} />
          </div>
        </Fold>
      </div>
      <section className="panel column__panel offer__check" aria-labelledby="offer-check" aria-live="polite">
        <h2 id="offer-check">{t('offer.check')}</h2>
        {!terms ? (
          <p className="check check--bad">{t('offer.check.format')}</p>
        ) : check && fallen ? (
          <Notice kind="error" action={{ text: t('retry'), onClick: check.retry }}>
            {faultText(t, fallen)}
          </Notice>
        ) : check && simulated ? (
          <SimulationView locale={locale} simulation={simulated} state={check.state} onRetry={check.retry} />
        ) : (
          <p role="status">
            <span className="busy" aria-hidden="true" />
            <span>{` ${t('offer.check.busy')}`}</span>
          </p>
        )}
      </section>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <div className="contract__acts">
        <button type="submit" className="button button--main button--big" aria-disabled={busy || !canSend}>
          {busy ? t('contract.busy') : t('offer.send')}
        </button>
        <button type="button" className="button button--big" onClick={() => onClose()}>
          {t('offer.cancel')}
        </button>
      </div>
    </form>
  )
}

interface Check {
  readonly of: string
  readonly state: Computing<Simulation>
  readonly retry: () => void
}

/** The gateway's simulation of the terms, requested a moment after the last key press; undefined until it is asked for. */
function useCheck(account: string, terms: ContractTerms | undefined): Check | undefined {
  const [check, setCheck] = useState<Check>()
  const asked = terms ? toJson(terms) : ''
  const latest = useRef(terms)
  latest.current = terms
  useEffect(() => {
    const proposed = latest.current
    if (asked === '' || !proposed) return
    const { $state, start, retry } = simulation(account, proposed.kind, proposed)
    const stop = $state.listen((state) => setCheck({ of: asked, state, retry }))
    const timer = setTimeout(start, pause)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [account, asked])
  return check?.of === asked ? check : undefined
}
