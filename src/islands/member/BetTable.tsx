import '#styles/table.css'
import '#styles/status.css'
import type { Bet } from '#contract/entities/bet.ts'
import type { Translate } from '#i18n/messages.ts'
import { tilePictures } from '#lib/art.ts'
import { formatMoney } from '#lib/money.ts'
import { betOutcome } from './bet-outcome.ts'

interface Props {
  t: Translate
  locale: string
  bets: readonly Bet[]
  /** The head of the list, where a new page begins. */
  head: React.Ref<HTMLTableElement>
}

/** A table that becomes cards on narrow screens; each cell then carries its heading. */
export function BetTable({ t, locale, bets, head }: Props) {
  return (
    <table ref={head} className="table" tabIndex={-1}>
      <caption className="unseen">{t('history.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('history.game')}</th>
          <th scope="col">{t('history.when')}</th>
          <th scope="col" className="num">
            {t('history.stake')}
          </th>
          <th scope="col" className="num">
            {t('history.win')}
          </th>
          <th scope="col" className="num">
            {t('history.net')}
          </th>
          <th scope="col">{t('history.status')}</th>
        </tr>
      </thead>
      <tbody>
        {bets.map((bet) => (
          <BetRow key={bet.roundId} t={t} locale={locale} bet={bet} />
        ))}
      </tbody>
    </table>
  )
}

function BetRow({ t, locale, bet }: { t: Translate; locale: string; bet: Bet }) {
  const money = (amount: bigint) => formatMoney(amount, bet.currency, locale)
  const net = bet.win - bet.stake
  const { src, webp } = tilePictures(bet.iconUrl)
  const placed = new Date(bet.placedAt)
  const outcome = betOutcome(bet)
  // Nothing is won or lost before a round is settled, or where its stake was given back.
  const isSettled = bet.status === 'settled'
  return (
    <tr>
      <td className="table__game">
        <div className="table__flex">
          <img src={src} srcSet={webp} sizes="2.25rem" width="36" height="48" alt="" loading="lazy" />
          <div>
            <strong>{bet.gameName}</strong>
            <span>{t('history.round', { id: bet.roundId })}</span>
          </div>
        </div>
      </td>
      <td className="table__when">
        <time dateTime={bet.placedAt}>
          <span>{placed.toLocaleDateString(locale)}</span> <span>{placed.toLocaleTimeString(locale)}</span>
        </time>
      </td>
      <td className="num" data-label={t('history.stake')}>
        {money(bet.stake)}
      </td>
      <td className="num" data-label={t('history.win')}>
        {isSettled ? money(bet.win) : '–'}
      </td>
      <td className={`num table__net${isSettled && net > 0n ? ' up' : ''}`} data-label={t('history.net')}>
        {isSettled ? (net > 0n ? '+' : '') + money(net) : '–'}
      </td>
      <td className="table__state">
        <span className={`status status--${outcome}`}>
          {t(`history.status.${outcome}`, { amount: money(bet.win) })}
        </span>
      </td>
    </tr>
  )
}
