import { useState } from 'react'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import { DrawResult } from '#games/lottery/view/draws/DrawResult.tsx'
import { numberOfIssue } from '#games/lottery/view/draws/draws.ts'
import type { Draw } from '#games/lottery/view/props.ts'
import { useLotteryWords } from '#games/lottery/view/words.ts'
import { momentText } from '#lib/moment-text.ts'
import { MoreDraws } from './MoreDraws.tsx'
import css from './past.module.css'
import type { Past } from './use-past.ts'

interface Props {
  readonly type: LotteryTypeName
  readonly past: Past
  readonly locale: string
}

/** The results of earlier draws, the latest first. */
export function Results({ type, past, locale }: Props) {
  const t = useLotteryWords()
  if (past.draws.length === 0) return <p className={css.empty}>{t('lottery.past.empty')}</p>
  return (
    <div className={css.results}>
      <ol className={css.list}>
        {past.draws.map((draw) => (
          <li key={draw.issue}>
            <span className={css.when}>
              <b>{t('lottery.draw.number', { number: numberOfIssue(draw.issue) })}</b>
              <small>{momentText(draw.drawsAt, locale, undefined, 'momentFigures')}</small>
            </span>
            {draw.state === 'void' ? (
              <span className={css.void}>{t('lottery.past.void')}</span>
            ) : draw.result === null ? (
              <span className={css.void}>{t('lottery.draw.waits')}</span>
            ) : (
              <Result type={type} draw={draw} />
            )}
            {draw.corrected && draw.drawnResult !== null && (
              <span className={css.corrected}>
                <small>{t('lottery.past.corrected')}</small>
                <DrawResult type={type} draw={{ ...draw, result: draw.drawnResult }} size="small" isStill />
              </span>
            )}
          </li>
        ))}
      </ol>
      <MoreDraws past={past} />
    </div>
  )
}

/** Types whose whole result is a table, which opens on a press. */
const tables: readonly LotteryTypeName[] = ['vn-north', 'vn-central', 'vn-south', '4d', 'thai']

function Result({ type, draw }: { readonly type: LotteryTypeName; readonly draw: Draw }) {
  const t = useLotteryWords()
  const [isOpen, setOpen] = useState(false)
  const result = <DrawResult {...{ type, draw }} size={isOpen ? 'large' : 'small'} isStill />
  if (!tables.includes(type)) return result
  return (
    <div className={css.whole} data-open={isOpen || undefined}>
      {result}
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen((open) => !open)}>
        {t(isOpen ? 'lottery.past.less' : 'lottery.past.all')}
      </button>
    </div>
  )
}
