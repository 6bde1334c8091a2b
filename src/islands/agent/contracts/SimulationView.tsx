import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import type { Simulation } from '#stores/agent-centre/contracts.ts'
import { EndingList } from './EndingList.tsx'
import { askedText, rateText } from './terms-lines.ts'

interface Props {
  locale: string
  simulation: Simulation
  /** Whether the end of a contract is asked about. */
  isEnd?: boolean
}

/** The result of a simulation. It shows why a change is not possible, or else its start, the contracts that it ends and the payments of six past periods. */
export function SimulationView({ locale, simulation, isEnd = false }: Props) {
  const t = useWords<'contracts'>()
  const { fault, above, missing, inForceFrom, ends, currency, periods } = simulation
  const wrong = () => {
    if (fault) {
      const reason = t(`fault.${fault.fault}`)
      return fault.place === null ? reason : t('fault.tier', { place: fault.place + 1, reason })
    }
    if (above) {
      const figures = { rate: rateText(above.rate, locale), most: rateText(above.most, locale) }
      const asked = askedText(t, above, currency, locale)
      return asked ? t('check.above', { ...figures, asked }) : t('check.above.any', figures)
    }
    return missing === 'nothing' ? undefined : t(`check.missing.${missing}`)
  }
  const reason = wrong()
  if (reason !== undefined) return <p className="check check--bad">{reason}</p>
  const date = inForceFrom ? momentText(inForceFrom, locale) : ''
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const hasPlay = periods.some(({ validBet, won }) => validBet !== 0n || won !== 0n)
  return (
    <>
      <p className="check check--good">
        {!isEnd && t('check.ok')} {t(isEnd ? 'check.end' : 'check.from', { date })}
      </p>
      <EndingList ends={ends} locale={locale} />
      {periods.length > 0 && !hasPlay && <p className="column__lead">{t('past.none')}</p>}
      {hasPlay && (
        <div className="past">
          <h4>{t('past.title')}</h4>
          <ul>
            {periods.map(({ from, to, validBet, won, before, after, paidBefore, paidAfter }) => (
              <li key={from}>
                <strong>{spanText(from, to, locale)}</strong>
                <span>
                  {t('past.bets')} {money(validBet)} · {t('past.won')} {money(won)}
                </span>
                <span>
                  {t('past.given')} <b>{money(after)}</b> <small>{`${t('past.before')}: ${money(before)}`}</small>
                </span>
                <span>
                  {t('past.paid')} <b>{money(paidAfter)}</b>{' '}
                  <small>{`${t('past.before')}: ${money(paidBefore)}`}</small>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** A period as people write it: days without the time, hours with it. */
function spanText(from: string, to: string, locale: string): string {
  const [start, end] = [new Date(from), new Date(to)]
  const isShort = end.getTime() - start.getTime() <= 3_600_000
  const shape = isShort ? ({ dateStyle: 'short', timeStyle: 'short' } as const) : ({ dateStyle: 'medium' } as const)
  // The end is the first moment of the next period, so the last moment before it is shown.
  return dateFormat(locale, shape).formatRange(start, new Date(end.getTime() - 1))
}
