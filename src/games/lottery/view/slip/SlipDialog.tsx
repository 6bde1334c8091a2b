import { choiceText } from '#games/lottery/view/texts.ts'
import { useLotteryWords, usePlayWords } from '#games/lottery/view/words.ts'
import { Dialog } from '#games/slots/Dialog.tsx'
import css from './slip.module.css'
import type { SlipBet } from './use-slip.ts'

export interface SlipProps {
  readonly bets: readonly SlipBet[]
  readonly stake: bigint
  readonly balance: bigint
  readonly format: (amount: bigint) => string
  /** Why nothing can be bet now; undefined if it can. */
  readonly closed: string | undefined
  readonly busy: boolean
  /** The draw that the bets are for. */
  readonly draw: string
  /** A refusal of the gateway. */
  readonly refusal: string | undefined
  readonly onRemove: (id: number) => void
  readonly onClear: () => void
  readonly onPlace: () => void
  readonly onChase: () => void
}

/** The slip over the board, where there is no room beside it. */
export function SlipDialog({ onClose, ...slip }: SlipProps & { readonly onClose: () => void }) {
  const t = useLotteryWords()
  return (
    <Dialog label={t('lottery.slip')} closeLabel={t('lottery.close')} onClose={onClose}>
      <Slip {...slip} />
    </Dialog>
  )
}

/** The slip: its bets, what they cost together, and the ways to place them. */
export function Slip({ bets, stake, balance, format, closed, busy, draw, refusal, ...steps }: SlipProps) {
  const t = useLotteryWords()
  const words = usePlayWords()
  const canPlace = bets.length > 0 && closed === undefined && !busy
  return (
    <>
      {bets.length === 0 ? (
        <p className={css.empty}>{t('lottery.slip.empty')}</p>
      ) : (
        <>
          <p className={css.draw}>{draw}</p>
          <ol className={css.bets}>
            {bets.map(({ id, wanted, slip }) => (
              <li key={id}>
                <b>{words.play(wanted.play)}</b>
                <span className={css.choice}>{choiceText(wanted.choice, words.option)}</span>
                <span className={css.count}>
                  {t('lottery.slip.count', { count: slip.count, sum: format(slip.lineStake) })}
                </span>
                <span className={css.sum}>{format(slip.stake)}</span>
                <button
                  type="button"
                  aria-label={t('lottery.slip.remove', { play: words.play(wanted.play) })}
                  onClick={() => steps.onRemove(id)}
                >
                  ×
                </button>
              </li>
            ))}
          </ol>
          <dl className={css.total}>
            <dt>{t('lottery.total')}</dt>
            <dd>{format(stake)}</dd>
          </dl>
          {stake > balance && <p className={css.short}>{t('lottery.slip.short', { balance: format(balance) })}</p>}
          {refusal !== undefined && <p role="alert">{refusal}</p>}
          <div className={css.ways}>
            <button type="button" className={css.quiet} onClick={steps.onClear}>
              {t('lottery.slip.clear')}
            </button>
            <button type="button" className={css.quiet} onClick={steps.onChase}>
              {t('lottery.chase')}
            </button>
            <button
              type="button"
              className={css.main}
              aria-disabled={!canPlace || undefined}
              onClick={() => canPlace && steps.onPlace()}
            >
              {closed ?? t('lottery.slip.place', { count: bets.length })}
            </button>
          </div>
        </>
      )}
    </>
  )
}
