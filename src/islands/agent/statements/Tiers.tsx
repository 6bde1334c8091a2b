import type { ContractTerms } from '#contract/entities/contract-terms.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'

interface Props {
  terms: ContractTerms
  /** The place of the tier that was reached, from 0 on; null for none. */
  reached: number | null
  currency: string
  locale: string
}

/** The tiers of a contract, with the one that was reached. */
export function Tiers({ terms, reached, currency, locale }: Props) {
  const t = useWords<'commission' | 'tables' | 'errors' | 'centre'>()
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const [asksPnl, asksActive] = [
    terms.tiers.some(({ pnl }) => pnl !== null),
    terms.tiers.some(({ active }) => active > 0),
  ]
  return (
    <div>
      <h3>{t('tiers.title')}</h3>
      <table className="statements__table">
        <thead>
          <tr>
            <th scope="col">{t('tiers.rate')}</th>
            <th scope="col">{t('tiers.validBet')}</th>
            {asksPnl && <th scope="col">{t('tiers.pnl')}</th>}
            {asksActive && <th scope="col">{t('tiers.active')}</th>}
          </tr>
        </thead>
        <tbody>
          {terms.tiers.map(({ rate, validBet, pnl, active }, place) => (
            <tr key={`${validBet} ${pnl} ${active}`} className={place === reached ? 'statements__reached' : undefined}>
              <th scope="row">
                {rateText(rate, locale)}
                {place === reached && <span className="status status--won">{t('tiers.reached')}</span>}
              </th>
              <td>{money(validBet)}</td>
              {asksPnl && <td>{pnl === null ? t('tiers.any') : money(pnl)}</td>}
              {asksActive && <td>{active.toLocaleString(locale)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
