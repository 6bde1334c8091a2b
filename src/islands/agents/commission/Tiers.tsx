import type { ContractTerms } from '#contract/agents/contracts/contract-terms.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import { FigureRows } from './FigureRows.tsx'

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
      <h2>{t('tiers.title')}</h2>
      <FigureRows
        label={t('tiers.title')}
        head={[
          t('tiers.rate'),
          t('tiers.validBet'),
          ...(asksPnl ? [t('tiers.pnl')] : []),
          ...(asksActive ? [t('tiers.active')] : []),
        ]}
        rows={terms.tiers.map(({ rate, validBet, pnl, active }, place) => ({
          key: `${validBet} ${pnl} ${active}`,
          look: place === reached ? 'reached' : undefined,
          cells: [
            <Rate
              key="rate"
              rate={rateText(rate, locale)}
              reached={place === reached ? t('tiers.reached') : undefined}
            />,
            money(validBet),
            ...(asksPnl ? [pnl === null ? t('tiers.any') : money(pnl)] : []),
            ...(asksActive ? [countText(active, locale)] : []),
          ],
        }))}
      />
    </div>
  )
}

function Rate({ rate, reached }: { rate: string; reached: string | undefined }) {
  return (
    <>
      <span>{`${rate} `}</span>
      {reached !== undefined && <span className="status status--won">{reached}</span>}
    </>
  )
}
