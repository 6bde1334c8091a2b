import type { Raffle } from '#contract/rewards/raffles/raffle.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { formatMoney } from '#lib/money.ts'
import { Computed } from '#ui/Computed.tsx'

interface Props {
  raffle: Raffle
  mine: NonNullable<Raffle['mine']>
  locale: string
}

/** How the member's tickets were counted, and after the draw what they won. */
export function MemberTickets({ raffle, mine: { tickets, counted, line, prize }, locale }: Props) {
  const { currency, fact, per, most } = raffle
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const t = useWords<'raffles' | 'centre'>()
  return (
    <>
      {counted === null && (
        <div className="contest__mine" role="status">
          <p>
            <strong>{`${t('mine.label')}: ${t('mine.tickets', { count: tickets })}`}</strong>
          </p>
          {line !== null && <p>{t('mine.line', { line })}</p>}
          {prize && <p>{t(`won.${prize.state}`, { place: prize.place ?? 0, sum: money(prize.amount) })}</p>}
          {prize?.transactionId && <p className="card__note">{t('won.booked', { id: prize.transactionId })}</p>}
        </div>
      )}
      {counted !== null && (
        <Computed
          summary={t('computed')}
          facts={[
            [t(`counted.${fact}`), money(counted)],
            [t('ticket'), money(per)],
            [t('most'), countText(most, locale)],
            ...(tickets < most ? [[t('counted.rest'), money(counted % per)] as const] : []),
          ]}
        />
      )}
    </>
  )
}
