import { useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { Bonus } from '#contract/rewards/bonuses/bonus.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { cancelBonus, cancelPreview } from '#stores/rewards/bonuses/bonuses.ts'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  bonus: Bonus
  locale: string
  onCancelled: () => void
}

/** Ends a bonus, after a message about the loss. */
export function CancelBonus({ bonus: { bonusId, currency }, locale, onCancelled }: Props) {
  const t = useWords<'bonuses' | 'errors'>()
  const { busy, fault, run } = useAction()
  const [asked, setAsked] = useState<Awaited<ReturnType<typeof cancelPreview>>>()
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const cancel = async () => {
    await cancelBonus(bonusId)
    setAsked(undefined)
    onCancelled()
  }
  return (
    <div className="bonus__cancel">
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      {asked ? (
        <>
          <Notice kind="info">
            <span>{t('cancel.loses', { sum: money(asked.lost) })}</span>
            {asked.bonus.held > 0n && <span>{` ${t('cancel.held', { sum: money(asked.bonus.held) })}`}</span>}
          </Notice>
          <button type="button" className="button button--main" aria-disabled={busy} onClick={() => void run?.(cancel)}>
            {t('cancel.confirm')}
          </button>
          <button type="button" className="button button--line" onClick={() => setAsked(undefined)}>
            {t('cancel.keep')}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="button button--line"
          aria-disabled={busy}
          onClick={() => void run?.(async () => setAsked(await cancelPreview(bonusId)))}
        >
          {t('cancel')}
        </button>
      )}
    </div>
  )
}
