import type { ContractRequest } from '#contract/agents/contracts/contract-request.ts'
import { useMoment } from '#islands/use-moment.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { rateText } from '#lib/rate-text.ts'
import { Fold } from '#ui/Fold.tsx'
import { ContractAnswer } from './ContractAnswer.tsx'
import { EndingList } from './EndingList.tsx'
import { OfferLookBack } from './OfferLookBack.tsx'
import { TermsText } from './TermsText.tsx'

interface Props {
  locale: string
  request: ContractRequest
  /** Whether the reader can answer it. */
  canAnswer: boolean
  /** Texts after an answer. */
  onDone: (text: string) => void
}

/** One request: all its terms with the changes marked, the contracts that it ends, and the form to answer it. */
export function ContractOffer({ locale, request, canAnswer, onDone }: Props) {
  const t = useWords<'contracts' | 'errors' | 'common'>()
  const moment = useMoment(locale)
  const { contract, kind, from, rate, currency, terms, current, inForceFrom, expiresAt, ends } = request
  const date = dateFormat(locale, 'day').format(new Date(request.offeredAt))
  const isEnd = kind === 'termination'
  return (
    <section className="contract">
      <h3>{t(`contract.type.${contract}`)}</h3>
      <p className="contract__kind" data-kind={kind}>
        {t(kind === 'new' && current ? 'contract.kind.changed' : `contract.kind.${kind}`)}
      </p>
      <p className="contract__from">{t(isEnd ? 'contract.from.end' : 'contract.from', { account: from, date })}</p>
      {terms ? (
        <TermsText locale={locale} currency={currency} terms={terms} current={current} />
      ) : (
        !isEnd && (
          <dl className="terms">
            <div>
              <dt>{t('contract.rate')}</dt>
              <dd>{rateText(rate, locale)}</dd>
            </div>
          </dl>
        )
      )}
      <div className="contract__what">
        {inForceFrom ? (
          <p>{t(isEnd ? 'contract.finishes' : 'contract.begins', { date: moment(inForceFrom) })}</p>
        ) : (
          <p>{t('request.stale')}</p>
        )}
        <EndingList ends={ends} locale={locale} />
        {expiresAt && <p>{t('contract.until', { date: moment(expiresAt) })}</p>}
      </div>
      {canAnswer && terms && (
        <Fold className="contract__past" summary={t('past.open')}>
          <OfferLookBack requestId={request.id} locale={locale} />
        </Fold>
      )}
      {canAnswer && <ContractAnswer locale={locale} request={request} onDone={onDone} />}
    </section>
  )
}
