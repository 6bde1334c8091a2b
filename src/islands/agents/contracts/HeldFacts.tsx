import type { HeldContract } from '#contract/agents/contracts/contract-request.ts'
import { useMoment } from '#islands/use-moment.ts'
import { useWords } from '#islands/Words.tsx'
import { rateText } from '#lib/rate-text.ts'
import { Fold } from '#ui/Fold.tsx'
import { TermsText } from './TermsText.tsx'

/** A contract that is agreed: from when on, its highest rate, and all terms when they are opened. */
export function HeldFacts({ locale, held }: { locale: string; held: HeldContract }) {
  const t = useWords<'contracts'>()
  const moment = useMoment(locale)
  const { contract, terms, currency, from, next, endsAt } = held
  return (
    <>
      <p className="held__head">
        <strong>{t(`contract.type.${contract}`)}</strong>
        <b>{rateText(terms.tiers.at(-1)?.rate ?? 0, locale)}</b>
      </p>
      <p className="held__when">
        <span>{t('own.from', { date: moment(from) })}</span>
        {endsAt !== null && <span>{` · ${t('own.ends', { date: moment(endsAt) })}`}</span>}
      </p>
      <Fold className="held__terms" summary={t('terms.show')}>
        <TermsText locale={locale} currency={currency} terms={terms} />
        {next && (
          <>
            <h4>{t('own.next', { date: moment(next.from) })}</h4>
            <TermsText locale={locale} currency={currency} terms={next.terms} current={terms} />
          </>
        )}
      </Fold>
    </>
  )
}
