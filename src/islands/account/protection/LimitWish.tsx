import { faultText } from '#api/fault-text.ts'
import type { Limit } from '#contract/account/protection/protection.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { confirmLimit, withdrawLimitWish } from '#stores/account/protection/protection.ts'
import { environment } from '#stores/environment.ts'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  limit: Limit
  wish: NonNullable<Limit['wish']>
  amount: (value: bigint) => string
  locale: string
}

/** A requested higher limit. It never applies by itself: after a waiting time the member confirms it again. */
export function LimitWish({ limit, wish, amount, locale }: Props) {
  const t = useWords<'protection' | 'errors'>()
  const { busy, fault, run } = useAction()
  const key = { kind: limit.kind, period: limit.period }
  const isReady = Date.parse(wish.from) <= environment.now()
  const until = momentText(wish.until, locale)
  const facts = { from: momentText(wish.from, locale), until }
  const text = () => {
    if (wish.amount === null) return t(isReady ? 'limits.wish.ready.none' : 'limits.wish.none', facts)
    return t(isReady ? 'limits.wish.ready' : 'limits.wish', { limit: amount(wish.amount), ...facts })
  }
  return (
    <div className="protection__wish">
      <p>{text()}</p>
      <div className="protection__acts">
        {isReady && (
          <button
            type="button"
            className="button button--line"
            aria-disabled={busy}
            onClick={() => void run?.(() => confirmLimit(key))}
          >
            {t('limits.wish.confirm')}
          </button>
        )}
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => void run?.(() => withdrawLimitWish(key))}
        >
          {t('limits.wish.keep')}
        </button>
      </div>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
    </div>
  )
}
