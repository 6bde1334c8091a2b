import type { Raffle } from '#contract/entities/raffle.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'

interface Props {
  raffle: Raffle
  mine: NonNullable<Raffle['mine']>
  locale: string
}

/** The member's tickets, and their prizes. */
export function OwnTickets({ raffle: { currency }, mine: { tickets, line, prize }, locale }: Props) {
  const t = useWords<'raffle'>()
  return (
    <div className="raffle__mine" role="status">
      <p>
        <strong>{t('mine.tickets', { count: tickets })}</strong>
      </p>
      {line !== null && <p>{t('mine.line', { line })}</p>}
      {prize && (
        <p>{t(`won.${prize.state}`, { place: prize.place ?? 0, sum: formatMoney(prize.amount, currency, locale) })}</p>
      )}
    </div>
  )
}
