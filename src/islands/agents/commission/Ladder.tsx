import type { Statement } from '#contract/agents/commission/commission-statement.ts'
import { useWords } from '#islands/Words.tsx'
import { numberFormat } from '#lib/formats.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'

interface Step {
  readonly term: string
  readonly amount: bigint
  readonly kind?: 'sum' | 'last'
  readonly note?: string
}

/** The computation of a statement, step by step, from the facts to the payment. Steps without an effect are left out. */
export function Ladder({ statement, locale }: { statement: Statement; locale: string }) {
  const t = useWords<'commission' | 'tables' | 'errors' | 'centre'>()
  const money = (amount: bigint) => formatMoney(amount, statement.currency, locale)
  const { contract, facts, costs, base, counted, carriedIn, carriedOut, gross, downlines, passedOn } = statement
  const { rate, residue, terms } = statement
  const isDividend = contract === 'dividend'
  const adjusted = statement.pay - statement.owes - rest(statement)
  const when = (amount: bigint, step: Step): Step[] => (amount === 0n ? [] : [step])
  const steps: Step[] = [
    { term: t(isDividend ? 'ladder.won' : 'ladder.validBet'), amount: isDividend ? facts.won : facts.validBet },
    ...costs.map(({ basis, percent, of, amount }) => ({
      term: t(`cost.${basis}`),
      amount,
      note: t('cost.of', { percent: rateText(percent, locale), amount: money(of) }),
    })),
    ...(costs.length > 0 || carriedIn.base !== 0n
      ? [{ term: t('ladder.base'), amount: base, kind: 'sum' as const }]
      : []),
    ...when(carriedIn.base, { term: t('ladder.carried'), amount: carriedIn.base }),
    ...when(carriedIn.base, { term: t('ladder.counted'), amount: counted, kind: 'sum' }),
    {
      term: t('ladder.gross'),
      amount: gross,
      kind: 'sum',
      note:
        rate === null
          ? ''
          : terms.isMarginal
            ? t('ladder.marginal')
            : t('ladder.rate', { rate: rateText(rate, locale), amount: money(counted) }),
    },
    ...when(downlines, { term: t('ladder.downlines'), amount: -downlines }),
    ...when(carriedIn.shortfall, { term: t('ladder.shortfall'), amount: carriedIn.shortfall }),
    ...when(carriedIn.earned, { term: t('ladder.earned'), amount: carriedIn.earned }),
    ...when(adjusted, { term: t('ladder.adjusted'), amount: adjusted }),
    ...when(passedOn, { term: t('ladder.passedOn'), amount: passedOn }),
    ...when(statement.lost, { term: t('ladder.lost'), amount: -statement.lost }),
    ...when(carriedOut.earned, { term: t('ladder.out.earned'), amount: -carriedOut.earned }),
    ...when(statement.borne, { term: t('ladder.borne'), amount: statement.borne }),
    ...when(carriedOut.shortfall, { term: t('ladder.out.shortfall'), amount: -carriedOut.shortfall }),
    {
      term: t(statement.owes > 0n ? 'ladder.owes' : 'ladder.pay'),
      amount: statement.owes > 0n ? -statement.owes : statement.pay,
      kind: 'last',
    },
  ]
  return (
    <div>
      <h2>{t('ladder.title')}</h2>
      <dl className="statements__ladder">
        {steps.map(({ term, amount, kind, note }) => (
          <div key={term} className={kind && `statements__${kind}`}>
            <dt>
              <span>{term}</span>
              {note && <small>{note}</small>}
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {residue > 0n && (
        <p className="facts__note">
          {t('ladder.residue', { residue: residueText(residue, statement.currency, locale) })}
        </p>
      )}
      {carriedOut.base !== 0n && <p className="facts__note">{`${t('ladder.out.base')}: ${money(carriedOut.base)}`}</p>}
    </div>
  )
}

/** The payment or debt without corrections. */
function rest({ gross, downlines, carriedIn, carriedOut, passedOn, lost, borne }: Statement): bigint {
  const due = gross - downlines + carriedIn.shortfall + carriedIn.earned + passedOn
  return due - carriedOut.shortfall - carriedOut.earned - lost + borne
}

/**
 * The amount that rounding dropped, as a part of the smallest unit: R$ 0.003400 for 3,400 ten-thousandths of a centavo.
 */
function residueText(residue: bigint, currency: string, locale: string): string {
  const style = { style: 'currency', currency } as const
  const digits = (new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 2) + 4
  return numberFormat(locale, { ...style, minimumFractionDigits: digits }).format(Number(residue) / 10 ** digits)
}
