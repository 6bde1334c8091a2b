import { useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { ActiveMember, Statement } from '#contract/agents/commission/commission-statement.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { formatMoney } from '#lib/money.ts'
import { statementMembers } from '#stores/agents/commission/commission.ts'
import { Notice } from '#ui/Notice.tsx'
import { FigureRows } from './FigureRows.tsx'

/** The members that a statement counts as active: the first page, and more on request. */
export function ActiveMembers({ statement, locale }: { statement: Statement; locale: string }) {
  const t = useWords<'commission' | 'tables' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [shown, setShown] = useState<readonly ActiveMember[]>(statement.active)
  const [next, setNext] = useState(statement.activeNext)
  const money = (amount: bigint) => formatMoney(amount, statement.currency, locale)
  const load = async (cursor: string) => {
    const page = await statementMembers(statement.id, cursor)
    setShown([...shown, ...page.list])
    setNext(page.next)
  }
  return (
    <>
      <FigureRows
        label={t('active.title', { count: statement.facts.active })}
        head={[t('active.account'), t('active.validBet'), t('active.deposited')]}
        rows={shown.map(({ account, validBet, deposited }, place) => ({
          key: `${place} ${account}`,
          cells: [account ?? t('account.unavailable'), money(validBet), money(deposited)],
        }))}
      />
      {next !== null && (
        <div className="statements__more" aria-live="polite">
          <p className="facts__note">
            {t('active.shown', {
              shown: countText(shown.length, locale),
              all: countText(statement.facts.active, locale),
            })}
          </p>
          {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
          <button
            type="button"
            className="button button--line"
            aria-disabled={busy}
            onClick={() => void run?.(() => load(next))}
          >
            {busy && <span className="busy" aria-hidden="true" />}
            <span>{t('active.more')}</span>
          </button>
        </div>
      )}
    </>
  )
}
