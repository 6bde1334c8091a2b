import { useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { StatementCheck as Checked } from '#contract/entities/commission-statement.ts'
import { useMoment } from '#islands/agent/use-moment.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { checkStatement } from '#stores/agent-centre/commission.ts'
import { Notice } from '#ui/Notice.tsx'
import { FigureRows } from './FigureRows.tsx'

/** Lets the gateway recompute a statement from the bets and the ledger, and shows the differences, or that there are none. */
export function StatementCheck({ id, currency, locale }: { id: string; currency: string; locale: string }) {
  const t = useWords<'commission' | 'tables' | 'errors' | 'centre'>()
  const moment = useMoment(locale)
  const { busy, fault, run } = useAction()
  const [checked, setChecked] = useState<Checked>()
  const text = (figure: string, amount: bigint) =>
    figure === 'active' ? amount.toLocaleString(locale) : formatMoney(amount, currency, locale)
  return (
    <div className="statements__check" aria-live="polite">
      <button
        type="button"
        className="button"
        aria-disabled={busy}
        onClick={() => void run?.(async () => setChecked(await checkStatement(id)))}
      >
        {busy && <span className="busy" aria-hidden="true" />}
        {t(busy ? 'check.busy' : 'check')}
      </button>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
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
