import { countText } from '#lib/count-text.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import { type GameReturn, placeOnBar, verdictOf } from '#stores/play/returns/returns.ts'
import type { Column } from '#ui/table-column.ts'

export type ReturnAreas = 'returns' | 'tables' | 'errors'

interface Shown {
  readonly currency: string
  readonly locale: string
  /** Rounds from which on a game has an interval. */
  readonly leastRounds: number
}

const none = '–'

/** The columns of games with their returns. On a card the interval has a row of its own. */
export function returnColumns(
  t: Translate<ReturnAreas>,
  { currency, locale, leastRounds }: Shown,
): readonly Column<GameReturn>[] {
  const rate = (value: number | null) => (value === null ? none : rateText(value, locale))
  return [
    {
      key: 'game',
      title: t('game'),
      text: ({ displayName }) => displayName,
      value: ({ displayName, vendorName }) => (
        <>
          <span>{displayName}</span>
          <span className="returns__studio">{vendorName}</span>
        </>
      ),
    },
    { key: 'rounds', title: t('rounds'), text: ({ rounds }) => countText(rounds, locale), align: 'end', sort: true },
    { key: 'stake', title: t('stake'), text: ({ stake }) => formatMoney(stake, currency, locale), align: 'end' },
    { key: 'win', title: t('win'), text: ({ win }) => formatMoney(win, currency, locale), align: 'end' },
    {
      key: 'rate',
      title: t('rate'),
      text: (row) => rate(row.rate),
      value: (row) => <strong>{rate(row.rate)}</strong>,
      align: 'end',
    },
    { key: 'rtp', title: t('rtp'), text: ({ rtp }) => rate(rtp), align: 'end' },
    {
      key: 'interval',
      title: t('interval'),
      card: 'foot',
      text: (row) => intervalText(row, t, { locale, leastRounds }),
      value: (row) => (
        <Interval row={row} text={intervalText(row, t, { locale, leastRounds })} {...{ t, locale, leastRounds }} />
      ),
    },
  ]
}

/** A sentence about the interval, as a screen reader says it. */
function intervalText(
  row: GameReturn,
  t: Translate<ReturnAreas>,
  { locale, leastRounds }: Omit<Shown, 'currency'>,
): string {
  const { interval, rtp, isWithin } = row
  if (!interval) return t(`verdict.${verdictOf(row, leastRounds)}`, { count: countText(leastRounds, locale) })
  const [low, high] = [rateText(interval.low, locale), rateText(interval.high, locale)]
  if (rtp === null) return t('sentence.undeclared', { low, high })
  return t(isWithin ? 'sentence.within' : 'sentence.outside', { low, high, rtp: rateText(rtp, locale) })
}

interface IntervalProps extends Omit<Shown, 'currency'> {
  row: GameReturn
  /** The whole interval in a sentence. */
  text: string
  t: Translate<ReturnAreas>
}

/** A range with the computed return as a tick. Its picture and figures are for the eye; the sentence says the same. */
function Interval({ row, text, t, locale, leastRounds }: IntervalProps) {
  const place = placeOnBar(row)
  const { interval, rtp } = row
  if (!place || !interval) return <span className="returns__few">{text}</span>
  const verdict = verdictOf(row, leastRounds)
  return (
    <div className="returns__interval" data-verdict={verdict}>
      <svg className="returns__bar" aria-hidden="true">
        <rect className="returns__track" width="100%" y="6" height="4" rx="2" />
        <rect
          className="returns__range"
          x={`${place.from}%`}
          width={`${place.to - place.from}%`}
          y="4"
          height="8"
          rx="4"
        />
        {rtp !== null && <line className="returns__tick" x1="50%" x2="50%" y1="0" y2="16" />}
      </svg>
      <span className="returns__figures" aria-hidden="true">
        <span>{t('bounds', { low: rateText(interval.low, locale), high: rateText(interval.high, locale) })}</span>
        <span className="returns__verdict">{t(`verdict.${verdict}`, { count: '' })}</span>
      </span>
      <span className="unseen">{text}</span>
    </div>
  )
}
