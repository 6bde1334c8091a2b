import { useState } from 'react'
import { nameOfPosition } from '#games/lottery/position-names.ts'
import { halfTrend } from '#games/lottery/trends/halves.ts'
import { numberTrends, omissionRows } from '#games/lottery/trends/omissions.ts'
import { numbersIn, type TrendPool } from '#games/lottery/trends/pools.ts'
import { numberOfIssue } from '#games/lottery/view/draws/draws.ts'
import { useLotteryWords, usePlayWords } from '#games/lottery/view/words.ts'
import { numberFormat } from '#lib/formats.ts'
import { MoreDraws } from './MoreDraws.tsx'
import css from './trends.module.css'
import type { Past } from './use-past.ts'

interface Props {
  readonly pool: TrendPool
  readonly past: Past
  readonly locale: string
}

/** How numbers came in the last draws: a chart draw by draw, and a table with how long each has not come, and how often it came. */
export function Trends({ pool, past, locale }: Props) {
  const t = useLotteryWords()
  const words = usePlayWords()
  const [chosen, setPosition] = useState(0)
  const position = pool.byPosition ? chosen : undefined
  const drawn = past.draws.flatMap(({ issue, result }) => {
    const numbers = numbersIn(pool, result)
    return numbers ? [{ issue, numbers }] : []
  })
  const draws = drawn.map(({ numbers }) => numbers)
  if (draws.length === 0) return <p className={css.empty}>{t('lottery.past.empty')}</p>
  const numbers = Array.from({ length: pool.to - pool.from + 1 }, (_, index) => pool.from + index)
  const decimal = numberFormat(locale, { maximumFractionDigits: 1 })
  const halves = position === undefined ? undefined : halfTrend(draws, pool, position)
  return (
    <div className={css.trends}>
      <p className={css.note}>{t('lottery.trends.text', { count: draws.length })}</p>
      {pool.byPosition && (
        <label className={css.position}>
          <span>{t('lottery.trends.position')}</span>
          <select value={chosen} onChange={({ currentTarget }) => setPosition(Number(currentTarget.value))}>
            {Array.from({ length: pool.drawn }, (_, at) => (
              <option key={nameOfPosition(at)} value={at}>
                {words.row(nameOfPosition(at))}
              </option>
            ))}
          </select>
        </label>
      )}
      <Chart numbers={numbers} issues={drawn.map(({ issue }) => issue)} rows={omissionRows(draws, pool, position)} />
      {halves && (
        <dl className={css.halves}>
          {(['big', 'small', 'odd', 'even'] as const).map((half) => (
            <div key={half}>
              <dt>{t(`lottery.quick.${half}`)}</dt>
              <dd>{`${halves.counts[half]}×`}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.scroll}>
        <table className={css.table}>
          <caption>{t('lottery.trends.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('lottery.trends.number')}</th>
              <th scope="col">{t('lottery.trends.omission')}</th>
              <th scope="col">{t('lottery.trends.came')}</th>
              <th scope="col">{t('lottery.trends.longest')}</th>
              <th scope="col">{t('lottery.trends.mean')}</th>
            </tr>
          </thead>
          <tbody>
            {numberTrends(draws, pool, position).map(({ number, omission, came, longest, mean }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>{omission}</td>
                <td>{came}</td>
                <td>{longest}</td>
                <td>{decimal.format(mean)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MoreDraws past={past} />
    </div>
  )
}

interface ChartProps {
  readonly numbers: readonly number[]
  readonly issues: readonly string[]
  /** For each draw, the latest first, how long each number had not come: 0 if it came. */
  readonly rows: readonly (readonly number[])[]
}

/** Draw by draw the number that came, marked among how long the others had not; the table below says the same in figures. */
function Chart({ numbers, issues, rows }: ChartProps) {
  return (
    <div className={css.scroll} aria-hidden="true">
      <table className={css.chart}>
        <thead>
          <tr>
            <td />
            {numbers.map((number) => (
              <td key={number}>{number}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={issues[at]}>
              <td>{numberOfIssue(issues[at] ?? '')}</td>
              {row.map((gap, index) => (
                <td key={numbers[index]} data-came={gap === 0 || undefined}>
                  <span>{gap === 0 ? numbers[index] : gap}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
