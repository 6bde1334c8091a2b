import type { Bet } from '#contract/play/history/bet.ts'
import { useWords } from '#islands/Words.tsx'
import { tilePictures } from '#lib/art.ts'
import { civilText } from '#lib/civil-time.ts'
import type { Translate } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { $zone } from '#stores/period.ts'
import { Moment } from '#ui/Moment.tsx'
import type { Column } from '#ui/table-column.ts'

/** The columns of the betting history. */
export function betColumns(
  t: Translate<'history' | 'tables' | 'errors' | 'centre'>,
  locale: string,
): readonly Column<Bet>[] {
  const money = (amount: bigint, { currency }: Bet) => formatMoney(amount, currency, locale)
  const state = (bet: Bet) => t(`history.status.${betOutcome(bet)}`, { amount: money(bet.win ?? 0n, bet) })
  const amountOf = (amount: bigint | null, { currency }: Bet) =>
    amount === null ? null : ({ amount, currency } as const)
  // A bet that is open, or whose stake was refunded, has no win and no loss. A free round has no stake, and its win is
  // collected until the last one is played, so it has no result of its own.
  const net = ({ free, stake, win }: Bet) => (win === null || free ? null : win - stake)
  const netText = (bet: Bet) => {
    const result = net(bet)
    return result === null ? '–' : (result > 0n ? '+' : '') + money(result, bet)
  }
  return [
    { key: 'bet', title: t('history.betId'), text: ({ betId }) => betId, csvOnly: true },
    {
      key: 'round',
      title: t('history.roundId'),
      text: ({ roundId }) => roundId,
      csvOnly: true,
    },
    {
      key: 'game',
      title: t('history.game'),
      text: ({ gameName }) => gameName,
      value: (bet) => <Game bet={bet} />,
    },
    {
      key: 'when',
      title: t('history.when'),
      text: ({ placedAt }) => momentText(placedAt, locale, undefined, 'second'),
      value: ({ placedAt }) => <Moment at={placedAt} locale={locale} />,
      csv: ({ placedAt }) => civilText($zone.get(), new Date(placedAt)),
      csvTitle: `${t('history.when')} (${$zone.get()})`,
      card: 'foot',
    },
    {
      key: 'stake',
      title: t('history.stake'),
      text: (bet) => (bet.free ? t('history.free') : money(bet.stake, bet)),
      align: 'end',
      csv: ({ free, stake, currency }) => ({ amount: free ? 0n : stake, currency }),
    },
    {
      key: 'win',
      title: t('history.win'),
      text: (bet) => (bet.win === null ? '–' : money(bet.win, bet)),
      align: 'end',
      csv: (bet) => amountOf(bet.win, bet),
    },
    {
      key: 'net',
      title: t('history.net'),
      text: netText,
      value: (bet) => ((net(bet) ?? 0n) > 0n ? <span className="up">{netText(bet)}</span> : undefined),
      align: 'end',
      csv: (bet) => amountOf(net(bet), bet),
    },
    { key: 'currency', title: t('history.currency'), text: ({ currency }) => currency, csvOnly: true },
    {
      key: 'state',
      title: t('history.status'),
      text: state,
      value: (bet) => <span className={`status status--${betOutcome(bet)}`}>{state(bet)}</span>,
      card: 'mark',
    },
  ]
}

function Game({ bet }: { bet: Bet }) {
  const t = useWords<'history' | 'tables' | 'errors' | 'centre'>()
  const { src, webp } = tilePictures(bet.iconUrl)
  return (
    <div className="bet">
      <img src={src} srcSet={webp} sizes="2.25rem" width="36" height="48" alt="" loading="lazy" />
      <div>
        <strong>{bet.gameName}</strong>
        <span>{t('history.round', { id: bet.roundId })}</span>
      </div>
    </div>
  )
}

/**
 * Result of a round for its player: `won` if it paid more than the stake, `paid` if it paid at most the stake, `lost`
 * if it paid nothing.
 */
export type BetOutcome = 'open' | 'voided' | 'won' | 'paid' | 'lost'

export function betOutcome({ status, stake, win }: Pick<Bet, 'status' | 'stake' | 'win'>): BetOutcome {
  if (status !== 'settled') return status
  if (win === null || win === 0n) return 'lost'
  return win > stake ? 'won' : 'paid'
}
