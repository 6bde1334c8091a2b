import { useState } from 'react'
import { ComputingState } from '#islands/agents/computations/ComputingState.tsx'
import { useMoment } from '#islands/use-moment.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { formatMoney } from '#lib/money.ts'
import { statementCheck } from '#stores/agents/commission/commission.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { FigureRows } from './FigureRows.tsx'

/** Lets the gateway recompute a statement from the bets and the ledger, and shows the differences, or that there are none. */
export function StatementCheck({ id, currency, locale }: { id: string; currency: string; locale: string }) {
  const t = useWords<'commission' | 'tables' | 'errors' | 'centre'>()
  const moment = useMoment(locale)
  const [{ $state, start, retry }] = useState(() => statementCheck(id))
  const state = useStore($state)
  const busy = state.phase === 'running'
  const checked = state.phase === 'done' ? state.answer.result : undefined
  const words = {
    running: (percent: number) => t('check.progress', { percent }),
    leave: t('check.leave'),
    failed: t('check.failed'),
  }
  const text = (figure: string, amount: bigint) =>
    figure === 'active' ? countText(amount, locale) : formatMoney(amount, currency, locale)
  return (
    <div className="statements__check" aria-live="polite">
      <button
        type="button"
        className="button"
        aria-disabled={busy}
        // A result that is shown is not asked for again.
        onClick={() => !busy && start(checked !== undefined)}
      >
        {busy && <span className="busy" aria-hidden="true" />}
        <span>{t(busy ? 'check.busy' : 'check')}</span>
      </button>
      <ComputingState state={state} words={words} onRetry={retry} />
      {checked && (
        <>
          <Notice kind={checked.agrees ? 'success' : 'error'}>
            {checked.agrees ? t('check.agrees', { when: moment(checked.checkedAt) }) : t('check.differs')}
          </Notice>
          <FigureRows
            label={t('check')}
            head={[t('check.figure'), t('check.stated'), t('check.found')]}
            rows={checked.figures.map(({ figure, stated, found }) => ({
              key: figure,
              cells: [t(`figure.${figure}`), text(figure, stated), text(figure, found)],
              look: stated === found ? undefined : 'differs',
            }))}
          />
          {checked.members.length > 0 && (
            <FigureRows
              label={t('check.members')}
              head={[t('check.members'), t('check.counted')]}
              rows={checked.members.map(({ account, stated }, place) => ({
                key: `${place} ${account}`,
                cells: [account ?? t('account.unavailable'), t(stated ? 'check.stated' : 'check.found')],
                look: 'differs',
              }))}
            />
          )}
        </>
      )}
    </div>
  )
}
