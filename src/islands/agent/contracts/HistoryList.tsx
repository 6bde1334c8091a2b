import { useCallback, useEffect, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { type History, loadHistory } from '#stores/agent-centre/contracts.ts'
import { Notice } from '#ui/Notice.tsx'
import { rateText } from './terms-lines.ts'

/** What happened to contracts, newest first. @param account of an agent directly below; undefined for the own ones */
export function HistoryList({ locale, account }: { locale: string; account: string | undefined }) {
  const t = useWords<'contracts' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [pages, setPages] = useState<readonly History[]>([])
  const load = useCallback(
    (page: number) =>
      run?.(async () => {
        const loaded = await loadHistory(account, page)
        setPages((known) => [...known.slice(0, page - 1), loaded])
      }),
    [run, account],
  )
  useEffect(() => {
    if (pages.length === 0 && !fault) void load(1)
  }, [pages.length, fault, load])
  const events = pages.flatMap(({ list }) => list)
  if (fault)
    return (
      <Notice kind="error" action={{ text: t('retry'), onClick: () => void load(pages.length + 1) }}>
        {faultText(t, fault)}
      </Notice>
    )
  if (pages.length === 0) return <p role="status">{t('contracts.loading')}</p>
  if (events.length === 0) return <p className="column__lead">{t('history.none')}</p>
  return (
    <>
      <ol className="contract-history">
        {events.map(({ id, at, contract, act, by, terms, effectiveAt }) => (
          <li key={id}>
            <time dateTime={at}>{momentText(at, locale)}</time>
            <span>
              <strong>{t(`act.${act}`)}</strong> {t(`by.${by}`)}
            </span>
            <span>
              {t(`contract.type.${contract}`)}
              {terms && ` · ${rateText(terms.tiers.at(-1)?.rate ?? 0, locale)}`}
              {effectiveAt &&
                ` · ${t(act === 'ended' ? 'history.until' : 'history.from', { date: momentText(effectiveAt, locale) })}`}
            </span>
          </li>
        ))}
      </ol>
      {pages.at(-1)?.hasMore && (
        <button type="button" className="button" aria-disabled={busy} onClick={() => void load(pages.length + 1)}>
          {t('history.more')}
        </button>
      )}
    </>
  )
}
