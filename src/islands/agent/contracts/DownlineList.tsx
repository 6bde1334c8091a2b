import { type SyntheticEvent, useState } from 'react'
import type { HeldContract } from '#contract/entities/contract-request.ts'
import { useWords } from '#islands/Words.tsx'
import { contractFilter, type DownlineContracts } from '#stores/agent-centre/contracts.ts'
import { useStore } from '#stores/use-store.ts'
import { TextField } from '#ui/Field.tsx'
import { DownlineRow } from './DownlineRow.tsx'
import type { Writing } from './writing.ts'

interface Props {
  locale: string
  /** What the caller has: only such contracts can be offered. */
  own: readonly HeldContract[]
  value: DownlineContracts
  onWrite: (writing: Writing) => void
}

/** Agents directly below, each with its contracts when it is opened. */
export function DownlineList({ locale, own, value: { list, totalPages }, onWrite }: Props) {
  const t = useWords<'contracts'>()
  const filter = useStore(contractFilter.$filter)
  const [search, setSearch] = useState(filter.account ?? '')
  const page = Math.max(1, Number(filter.page ?? 1) || 1)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    contractFilter.show({ account: search.trim() || undefined, page: undefined })
  }
  const turn = (to: number) => contractFilter.show({ ...filter, page: to > 1 ? String(to) : undefined })
  const isSearched = filter.account !== undefined
  return (
    <section className="panel column__panel" aria-labelledby="line-contracts">
      <h2 id="line-contracts">{t('line.title')}</h2>
      <p className="column__lead">{t('line.none.own')}</p>
      {(list.length > 0 || isSearched || page > 1) && (
        <form className="search-line" onSubmit={submit}>
          <TextField
            label={t('line.search')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <button type="submit" className="button">
            {t('line.search.submit')}
          </button>
        </form>
      )}
      {list.length === 0 && <p className="column__lead">{t(isSearched ? 'line.none.found' : 'line.none')}</p>}
      <ul className="downline-list">
        {list.map((downline) => (
          <li key={downline.account}>
            <DownlineRow
              locale={locale}
              own={own}
              downline={downline}
              isOpen={downline.account === filter.account}
              onWrite={onWrite}
            />
          </li>
        ))}
      </ul>
      {totalPages > 1 && (
        <nav className="contract__acts" aria-label={t('pages.of', { page, pages: totalPages })}>
          {page > 1 && (
            <button type="button" className="button" onClick={() => turn(page - 1)}>
              {t('pages.previous')}
            </button>
          )}
          <span className="pages">{t('pages.of', { page, pages: totalPages })}</span>
          {page < totalPages && (
            <button type="button" className="button" onClick={() => turn(page + 1)}>
              {t('pages.next')}
            </button>
          )}
        </nav>
      )}
    </section>
  )
}
