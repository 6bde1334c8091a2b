import type { ResponseOf } from '#contract/define-call.ts'
import type { getProfit } from '#contract/money/statements/get-profit.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'

type Figures = ResponseOf<typeof getProfit>

interface Props {
  moved: Figures['money']
  /** Result of the rounds that were placed in the period. */
  played: bigint
  lifetime: Figures['lifetime']
  money: (amount: bigint) => string
  locale: string
}

/** The steps from the balance before a period to the balance after it, and deposits less withdrawals so far. */
export function ProfitMoney({ moved, played, lifetime, money, locale }: Props) {
  const t = useWords<'statements' | 'history' | 'lobby-search' | 'tables' | 'errors' | 'centre'>()
  const signed = (amount: bigint) => (amount > 0n ? '+' : '') + money(amount)
  const rare = (
    [
      ['profit.corrections', moved.corrections],
      ['profit.other', moved.other],
    ] as const
  ).filter(([, amount]) => amount !== 0n)
  const day = dateFormat(locale, 'longDay')
  return (
    <>
      <section className="profit__part" aria-labelledby="profit-money">
        <h2 id="profit-money">{t('profit.money')}</h2>
        <dl className="profit__sums">
          <Row term={t('statement.opening')} text={money(moved.opening)} />
          <Row term={t('profit.deposits')} text={signed(moved.deposits)} />
          <Row term={t('profit.withdrawals')} text={signed(-moved.withdrawals)} />
          <Row term={t('profit.fees')} text={signed(-moved.fees)} />
          {rare.map(([key, amount]) => (
            <Row key={key} term={t(key)} text={signed(amount)} />
          ))}
          <Row term={t('profit.play')} text={signed(moved.play)} />
          <Row term={t('statement.closing')} text={money(moved.closing)} last />
        </dl>
        {moved.play !== played && <p className="facts__note">{t('profit.night')}</p>}
      </section>
      <section className="profit__part" aria-labelledby="profit-lifetime">
        <h2 id="profit-lifetime">{t('profit.lifetime')}</h2>
        {lifetime.since === null ? (
          <p className="facts__note">{t('profit.lifetime.none')}</p>
        ) : (
          <>
            <p className="facts__note">{t('profit.since', { day: day.format(new Date(lifetime.since)) })}</p>
            <dl className="profit__sums">
              <Row term={t('profit.deposits')} text={money(lifetime.deposits)} />
              <Row term={t('profit.withdrawals')} text={signed(-lifetime.withdrawals)} />
              <Row term={t('profit.net')} text={money(lifetime.net)} last />
            </dl>
            <p className="facts__note">{t('profit.net.text')}</p>
          </>
        )}
      </section>
    </>
  )
}

function Row({ term, text, last = false }: { term: string; text: string; last?: boolean }) {
  return (
    <div className={last ? 'profit__last' : undefined}>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}
