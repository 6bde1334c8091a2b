import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import type { ContractTerms } from '#contract/entities/contract-terms.ts'
import { useMoment } from '#islands/agent/use-moment.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { toJson } from '#lib/json.ts'
import { draftOf, percentOf, type TermsDraft, termsOf } from '#stores/agent-centre/contract-draft.ts'
import { offer, type Simulation, simulate } from '#stores/agent-centre/contracts.ts'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ActiveFields } from './ActiveFields.tsx'
import { CostFields } from './CostFields.tsx'
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

/** The form of an offer. It starts from the terms that are agreed, or from the caller's own terms, and simulates each change. */
export function OfferEditor({ locale, writing: { account, contract, own, current }, onClose }: Props) {
  const t = useWords<'contracts' | 'errors' | 'centre'>()
  const moment = useMoment(locale)
  const { currency } = own
  const ownTerms = (own.next ?? own).terms
  const start = current ? (current.next ?? current).terms : undefined
  const [draft, setDraft] = useState(() =>
    start ? draftOf(start, currency, locale) : draftOf(ownTerms, currency, locale, 100),
  )
  const [less, setLess] = useState('1')
  const { busy, fault, run } = useAction()
  const terms = termsOf(draft, currency)
  const check = useCheck(account, terms)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const change = (changed: Partial<TermsDraft>) => setDraft((now) => ({ ...now, ...changed }))
  const kept = percentOf(less)
  const canSend = terms && check?.simulation?.inForceFrom
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
    <form className="form offer" onSubmit={submit} noValidate aria-labelledby="offer-title">
      <h1 id="offer-title" ref={heading} tabIndex={-1}>
        {t('offer.title', { kind: t(`contract.type.${contract}`), account })}
      </h1>
      <div className="panel column__panel offer__copy">
        <TextField
          label={t('offer.copy')}
          hint={t('offer.copy.hint')}
          inputMode="decimal"
          autoComplete="off"
          value={less}
          onChange={(event) => setLess(event.target.value)}
        />
        <button
          type="button"
          className="button"
          aria-disabled={kept === undefined}
          onClick={() => kept !== undefined && setDraft(draftOf(ownTerms, currency, locale, kept))}
        >
          {t('offer.copy.submit')}
        </button>
      </div>
      <TierFields {...shown} />
      {contract === 'dividend' && <CostFields {...shown} />}
      <ActiveFields {...shown} />
      <PolicyFields {...shown} />
      <section className="panel column__panel" aria-labelledby="offer-check" aria-live="polite">
        <h2 id="offer-check">{t('offer.check')}</h2>
        {!terms ? (
          <p className="check check--bad">{t('offer.check.format')}</p>
        ) : check?.fault ? (
          <Notice kind="error" action={{ text: t('retry'), onClick: check.again }}>
            {faultText(t, check.fault)}
          </Notice>
        ) : check?.simulation ? (
          <SimulationView locale={locale} simulation={check.simulation} />
        ) : (
          <p role="status">
            <span className="busy" aria-hidden="true" /> {t('offer.check.busy')}
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
  readonly simulation?: Simulation
  readonly fault?: CallFault
  readonly again: () => void
}

/** The gateway's simulation of the terms, requested a moment after the last key press; undefined until it is loaded. */
function useCheck(account: string, terms: ContractTerms | undefined): Check | undefined {
  const [check, setCheck] = useState<Check>()
  const [turn, setTurn] = useState(0)
  const asked = terms ? toJson(terms) : ''
  const latest = useRef(terms)
  latest.current = terms
  useEffect(() => {
    const proposed = latest.current
    if (asked === '' || !proposed) return
    let isGone = false
    const again = () => {
      setCheck(undefined)
      setTurn(turn + 1)
    }
    const timer = setTimeout(() => {
      simulate(account, proposed.kind, proposed).then(
        (simulation) => !isGone && setCheck({ of: asked, simulation, again }),
        (error: unknown) => !isGone && setCheck({ of: asked, fault: faultOf(error), again }),
      )
    }, pause)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [account, asked, turn])
  return check?.of === asked ? check : undefined
}
