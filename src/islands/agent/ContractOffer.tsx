import type { ContractRequest } from '#contract/entities/contract-request.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat, numberFormat } from '#lib/formats.ts'
import { formatMoney } from '#lib/money.ts'

interface Props {
  locale: string
  request: ContractRequest
}

/** The terms of one offer. A term that it does not contain is left out. */
export function ContractOffer({ locale, request }: Props) {
  const t = useWords<'agent' | 'errors' | 'centre' | 'common'>()
  const { contract, kind, from, rate, periodValidBet, periodPnl, activeMembers, betAmount, currency } = request
  const money = (amount: bigint | null) => (amount === null ? undefined : formatMoney(amount, currency, locale))
  const share = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)
  const date = dateFormat(locale, { dateStyle: 'medium' }).format(new Date(request.offeredAt))
  const hourly = contract === 'hourlySalary' ? t('contract.betHour') : t('contract.betDay')
  const terms = [
    [t('contract.rate'), share],
    [t('contract.validBet'), money(periodValidBet)],
    [t('contract.pnl'), money(periodPnl)],
    [t('contract.active'), activeMembers === null ? undefined : activeMembers.toLocaleString(locale)],
    [hourly, money(betAmount)],
  ] as const
  return (
    <section className="contract">
      <h3>{t(`contract.type.${contract}`)}</h3>
      <p className="contract__kind" data-kind={kind}>
        {t(`contract.kind.${kind}`)}
      </p>
      <p className="contract__from">{t('contract.from', { account: from, date })}</p>
      <dl>
        {terms.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
