import { useState } from 'react'
import { OneOf } from '#games/instants/view/OneOf.tsx'
import { Stepper } from '#games/instants/view/Stepper.tsx'
import { mostChaseBets } from '#games/lottery/chase.ts'
import { numberOfIssue } from '#games/lottery/view/draws/draws.ts'
import type { Draw, WantedChase } from '#games/lottery/view/props.ts'
import { useLotteryWords } from '#games/lottery/view/words.ts'
import { mostChaseDraws } from '#games/lottery/wire.ts'
import { Dialog } from '#games/slots/Dialog.tsx'
import { numberFormat } from '#lib/formats.ts'
import { momentText } from '#lib/moment-text.ts'
import { costsOf, type Growth, growths, multiplesOf } from './chase.ts'
import css from './slip.module.css'
import type { SlipBet } from './use-slip.ts'

interface Props {
  readonly bets: readonly SlipBet[]
  /** What the bets cost on one draw, by its multiple: the rebate is rounded for each bet, so it is not the multiple of another stake. */
  readonly stakeOf: (multiple: number) => bigint
  /** Draws that take bets, in their order. */
  readonly open: readonly Draw[]
  readonly mostMultiple: number
  readonly balance: bigint
  readonly format: (amount: bigint) => string
  readonly locale: string
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onPlace: (chase: WantedChase) => void
  readonly onClose: () => void
}

/** The same bets on the next draws: how many, how the stake grows, and whether a win ends it. All of it is paid at once. */
export function ChaseDialog({
  bets,
  stakeOf,
  open,
  mostMultiple,
  balance,
  format,
  locale,
  busy,
  refusal,
  ...steps
}: Props) {
  const t = useLotteryWords()
  const most = Math.min(open.length, mostChaseDraws, Math.floor(mostChaseBets / Math.max(1, bets.length)))
  const [wanted, setDraws] = useState(Math.min(5, most))
  const draws = Math.min(wanted, most)
  const [growth, setGrowth] = useState<Growth>(10)
  const [stopsOnWin, setStops] = useState(true)
  // The multiple of a bet is multiplied by that of the draw.
  const highest = Math.max(1, ...bets.map(({ wanted: { multiple } }) => multiple))
  const multiples = multiplesOf(draws, growth, Math.max(1, Math.floor(mostMultiple / highest)))
  const costs = costsOf(stakeOf, multiples)
  const total = costs.at(-1)?.sum ?? 0n
  const canPlace = draws >= 2 && total <= balance && !busy
  const last = Date.parse(open[draws - 1]?.drawsAt ?? '')
  const isLong = last - Date.parse(open[0]?.drawsAt ?? '') > 20 * 3_600_000
  const timeOf = ({ drawsAt }: Draw) => momentText(drawsAt, locale, undefined, isLong ? 'momentFigures' : 'time')
  return (
    <Dialog label={t('lottery.chase.title')} closeLabel={t('lottery.close')} onClose={steps.onClose}>
      <p>{t('lottery.chase.text')}</p>
      {most < 2 ? (
        <p className={css.empty}>{t('lottery.chase.none')}</p>
      ) : (
        <>
          <div className={css.chase}>
            <Stepper
              value={draws}
              least={2}
              most={most}
              fewer={t('lottery.chase.fewer')}
              more={t('lottery.chase.more')}
              text={t('lottery.chase.draws', { count: draws })}
              onChange={setDraws}
            />
            <OneOf
              label={t('lottery.chase.growth')}
              isNamed
              options={growths}
              value={growth}
              text={(one) => (one === 10 ? t('lottery.chase.same') : `×${numberFormat(locale).format(one / 10)}`)}
              disabled={false}
              onChange={setGrowth}
            />
            <label className={css.check}>
              <input
                type="checkbox"
                checked={stopsOnWin}
                onChange={({ currentTarget }) => setStops(currentTarget.checked)}
              />
              <span>{t('lottery.chase.stops')}</span>
            </label>
          </div>
          <div className={css.plan} data-long={isLong || undefined}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('lottery.chase.draw')}</th>
                  <th scope="col">{t('lottery.chase.multiple')}</th>
                  <th scope="col">{t('lottery.price')}</th>
                  <th scope="col">{t('lottery.chase.sum')}</th>
                </tr>
              </thead>
              <tbody>
                {multiples.map((multiple, index) => {
                  const draw = open[index]
                  return (
                    draw && (
                      <tr key={draw.issue}>
                        <th scope="row">
                          <span>{`${numberOfIssue(draw.issue)} `}</span>
                          <small>{timeOf(draw)}</small>
                        </th>
                        <td>{`×${multiple}`}</td>
                        <td>{format(costs[index]?.stake ?? 0n)}</td>
                        <td>{format(costs[index]?.sum ?? 0n)}</td>
                      </tr>
                    )
                  )
                })}
              </tbody>
            </table>
          </div>
          <dl className={css.total}>
            <dt>{t('lottery.chase.total')}</dt>
            <dd>{format(total)}</dd>
          </dl>
          {total > balance && <p className={css.short}>{t('lottery.slip.short', { balance: format(balance) })}</p>}
          {refusal !== undefined && <p role="alert">{refusal}</p>}
          <div className={css.ways}>
            <button
              type="button"
              className={css.main}
              aria-disabled={!canPlace || undefined}
              onClick={() =>
                canPlace &&
                steps.onPlace({
                  draws: multiples.flatMap((multiple, index) => {
                    const draw = open[index]
                    return draw ? [{ issue: draw.issue, multiple }] : []
                  }),
                  stopsOnWin,
                })
              }
            >
              {t('lottery.chase.place', { sum: format(total) })}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
