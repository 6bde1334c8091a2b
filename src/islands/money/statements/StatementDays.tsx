import type { Transaction } from '#contract/money/statements/transaction.ts'
import { dayName } from '#islands/day-name.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { momentText, timesText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { type StatementRow, statementDays, sumOf } from '#stores/money/statements/statement-days.ts'
import { $zone, todayIn } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { DayRows } from '#ui/DayRows.tsx'
import { Fold } from '#ui/Fold.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SignedAmount } from '#ui/SignedAmount.tsx'
import { TransactionDetails } from './TransactionDetails.tsx'
import { movementName, type TransactionWords } from './transaction-words.ts'

interface Props {
  list: readonly Transaction[]
  currency: string
  locale: string
}

/** A page of movements by day. Each row opens to where the money came from and went to. */
export function StatementDays({ list, currency, locale }: Props) {
  const t: TransactionWords = useWords()
  const zone = useStore($zone)
  const today = todayIn(zone)
  return (
    <div className="days">
      {statementDays(list, zone).map(({ day, rows }) => (
        <DayRows
          key={day}
          id={`day-${day}`}
          name={dayName(t, day, today, locale)}
          sum={
            <span className="statement__balance">
              {t('statement.dayBalance', {
                balance: formatMoney(rows[0]?.[0].balanceAfter ?? 0n, currency, locale),
              })}
            </span>
          }
        >
          {rows.map((row) => (
            <li key={row[0].transactionId}>
              <Fold className="fold" summary={<Summary row={row} currency={currency} locale={locale} />}>
                <div className="day__inside">
                  {row.length === 1 ? (
                    <TransactionDetails row={row[0]} locale={locale} />
                  ) : (
                    <Rounds row={row} currency={currency} locale={locale} />
                  )}
                </div>
              </Fold>
            </li>
          ))}
        </DayRows>
      ))}
    </div>
  )
}

const icons = {
  play: 'slots',
  deposit: 'deposit',
  withdrawal: 'withdraw',
  correction: 'history',
  other: 'wallet',
} as const

interface RowProps {
  row: StatementRow
  currency: string
  locale: string
}

function Summary({ row, currency, locale }: RowProps) {
  const t: TransactionWords = useWords()
  const [newest] = row
  const oldest = row.at(-1) ?? newest
  const { line, game, late, reference, corrects } = newest
  const round = line === 'play' && (late || game === null ? reference : null)
  return (
    <span className="day__row">
      <span className="statement__icon">
        <Icon name={icons[line]} small />
      </span>
      <span className="day__text">
        <b>{movementName(t, newest)}</b>
        <span>
          {row.length === 1
            ? momentText(newest.at, locale, undefined, 'clock')
            : t('statement.play', {
                when: timesText(oldest.at, newest.at, locale),
                rounds: t('statement.rounds', { count: row.length, rounds: countText(row.length, locale) }),
              })}
        </span>
        {late && game !== null && <span>{game}</span>}
        {round && <span>{t('statement.number', { id: round })}</span>}
        {corrects !== null && <span>{t('statement.of', { id: corrects })}</span>}
      </span>
      <SignedAmount amount={sumOf(row)} currency={currency} locale={locale} />
    </span>
  )
}

/** The rounds of a row, each with its own sum. */
function Rounds({ row, currency, locale }: RowProps) {
  return (
    <ol className="statement__rounds">
      {row.map((round) => (
        <li key={round.transactionId}>
          <Fold
            className="fold"
            summary={
              <span className="day__row">
                <span className="day__text">{momentText(round.at, locale, undefined, 'clock')}</span>
                <SignedAmount amount={sumOf([round])} currency={currency} locale={locale} />
              </span>
            }
          >
            <TransactionDetails row={round} locale={locale} />
          </Fold>
        </li>
      ))}
    </ol>
  )
}
