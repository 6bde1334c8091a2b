import { useState } from 'react'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import { DrawResult } from '#games/lottery/view/draws/DrawResult.tsx'
import { numberOfIssue } from '#games/lottery/view/draws/draws.ts'
import type { Draw, LotteryProps } from '#games/lottery/view/props.ts'
import { useLotteryWords } from '#games/lottery/view/words.ts'
import { dateFormat } from '#lib/formats.ts'
import css from './past.module.css'

interface Props {
  readonly type: LotteryTypeName
  /** The last draws that the page knows, the latest first. */
  readonly last: readonly Draw[]
  readonly locale: string
  readonly history: LotteryProps['history']
}

/** Draws that are shown at first, and each time that more are asked for. */
const atOnce = 20

/** The results of earlier draws, the latest first. */
export function Results({ type, last, locale, history }: Props) {
  const t = useLotteryWords()
  const [older, setOlder] = useState<readonly Draw[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'over'>('idle')
  const draws = [...last, ...older.filter(({ issue }) => !last.some((draw) => draw.issue === issue))]
  const more = async () => {
    setState('loading')
    const page = await history(draws.at(-1)?.issue)
    if (!page) return setState('failed')
    setOlder((before) => [...before, ...page])
    setState(page.length < atOnce ? 'over' : 'idle')
  }
  const moment = dateFormat(locale, 'momentFigures')
  if (draws.length === 0) return <p className={css.empty}>{t('lottery.past.empty')}</p>
  return (
    <div className={css.results}>
      <ol className={css.list}>
        {draws.map((draw) => (
          <li key={draw.issue}>
            <span className={css.when}>
              <b>{t('lottery.draw.number', { number: numberOfIssue(draw.issue) })}</b>
              <small>{moment.format(Date.parse(draw.drawsAt))}</small>
            </span>
            {draw.state === 'void' ? (
              <span className={css.void}>{t('lottery.past.void')}</span>
            ) : draw.result === null ? (
              <span className={css.void}>{t('lottery.draw.waits')}</span>
            ) : (
              <Result type={type} draw={draw} />
            )}
          </li>
        ))}
      </ol>
      {state === 'failed' && <p role="alert">{t('lottery.past.failed')}</p>}
      {state !== 'over' && (
        <button
          type="button"
          className={css.more}
          aria-disabled={state === 'loading' || undefined}
          onClick={() => state !== 'loading' && void more()}
        >
          {t(state === 'loading' ? 'lottery.past.loading' : 'lottery.past.more')}
        </button>
      )}
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
    <div className={css.whole}>
      {result}
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen((open) => !open)}>
        {t(isOpen ? 'lottery.past.less' : 'lottery.past.all')}
      </button>
    </div>
  )
}
