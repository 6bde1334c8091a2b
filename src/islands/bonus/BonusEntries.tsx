import { useEffect, useState } from 'react'
import type { BonusEntry } from '#contract/entities/bonus.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { bonusEntries } from '#stores/bonus.ts'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  bonusId: string
  currency: string
  /** Whenever it is another one, the newest movements are loaded again. */
  version: string
  locale: string
}

interface Loaded {
  readonly list: readonly BonusEntry[]
  readonly next: string | null
}

/** The movements of a bonus, newest first; older ones on demand. */
export function BonusEntries({ bonusId, currency, version, locale }: Props) {
  const t = useWords<'bonus' | 'errors' | 'centre'>()
  const [loaded, setLoaded] = useState<Loaded>()
  const { busy, fault, run } = useAction()
  const words = resourceWords(t, t('loading'))
  const more = async (cursor: string | undefined, before: readonly BonusEntry[]) => {
    const { list, next } = await bonusEntries(bonusId, cursor)
    setLoaded({ list: [...before, ...list], next })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another bonus or version loads anew
  useEffect(() => {
    void run?.(() => more(undefined, []))
  }, [bonusId, version])
  return (
    <div className="bonus__entries" aria-busy={busy}>
      {fault && (
        <Notice kind="error" action={{ text: words.retry, onClick: () => void run?.(() => more(undefined, [])) }}>
          {words.fault(fault)}
        </Notice>
      )}
      {!loaded && !fault && <p role="status">{words.loading}</p>}
      <ul>
        {loaded?.list.map((entry) => (
          <Entry key={entry.entryId} entry={entry} currency={currency} locale={locale} />
        ))}
      </ul>
      {loaded?.next && (
        <button
          type="button"
          className="button button--line"
          aria-disabled={busy}
          onClick={() => void run?.(() => more(loaded.next ?? undefined, loaded.list))}
        >
          {t('entries.more')}
        </button>
      )}
    </div>
  )
}

function Entry({ entry, currency, locale }: { entry: BonusEntry; currency: string; locale: string }) {
  const t = useWords<'bonus'>()
  const { at, kind, bonusAmount, realAmount, wagering } = entry
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  return (
    <li>
      <strong>{t(`entry.${kind}`)}</strong>
      <time dateTime={at}>{momentText(at, locale)}</time>
      {(bonusAmount !== 0n || realAmount === 0n) && <span>{t('entry.bonus', { sum: money(bonusAmount) })}</span>}
      {realAmount !== 0n && <span>{t('entry.own', { sum: money(realAmount) })}</span>}
      {wagering !== 0n && <span>{t('entry.counted', { sum: money(wagering) })}</span>}
    </li>
  )
}
