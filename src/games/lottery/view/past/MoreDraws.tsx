import { useLotteryWords } from '#games/lottery/view/words.ts'
import css from './past.module.css'
import type { Past } from './use-past.ts'

/** The button that asks for earlier draws, and why they did not come. */
export function MoreDraws({ past: { state, more } }: { readonly past: Past }) {
  const t = useLotteryWords()
  return (
    <>
      {state === 'failed' && <p role="alert">{t('lottery.past.failed')}</p>}
      {state !== 'over' && (
        <button
          type="button"
          className={css.more}
          aria-disabled={state === 'loading' || undefined}
          onClick={() => state !== 'loading' && more()}
        >
          {t(state === 'loading' ? 'lottery.past.loading' : 'lottery.past.more')}
        </button>
      )}
    </>
  )
}
