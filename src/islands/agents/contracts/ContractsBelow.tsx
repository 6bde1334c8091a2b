import { type SyntheticEvent, useState } from 'react'
import type { HeldContract } from '#contract/agents/contracts/contract-request.ts'
import { tableWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { contractFilter, type DownlineContracts } from '#stores/agents/contracts/contracts.ts'
import { useStore } from '#stores/use-store.ts'
import { CursorPager } from '#ui/CursorPager.tsx'
import { TextField } from '#ui/Field.tsx'
import { DownlineRow } from './DownlineRow.tsx'
import { type OfferDraft, offersTo } from './offer-draft.ts'

interface Props {
  locale: string
  /** The caller's contracts: only these kinds can be offered. */
  own: readonly HeldContract[]
  value: DownlineContracts
  onWrite: (writing: OfferDraft) => void
}

/** Agents directly below, each with its contracts when it is opened. */
export function ContractsBelow({ locale, own, value: { list, next, previous }, onWrite }: Props) {
  const t = useWords<'contracts' | 'tables' | 'errors'>()
  const filter = useStore(contractFilter.$filter)
  const [search, setSearch] = useState(filter.account ?? '')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    contractFilter.show({ account: search.trim() || undefined, cursor: undefined })
  }
  const [first] = list.flatMap((downline) => offersTo(own, downline))
  const isSearched = filter.account !== undefined
  return (
    <section className="panel column__panel" aria-labelledby="line-contracts">
      <h2 id="line-contracts">{t('line.title')}</h2>
      <p className="column__lead">{t('line.none.own')}</p>
      {first && (
        <button type="button" className="button button--main held__act" onClick={() => onWrite(first)}>
          {t('offer.new')}
        </button>
      )}
      {(list.length > 0 || isSearched) && (
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
      <CursorPager
        next={next}
        previous={previous}
        href={(cursor) => contractFilter.address({ ...filter, cursor })}
        onPage={(cursor) => contractFilter.show({ ...filter, cursor })}
        labels={tableWords(t).pager}
      />
    </section>
  )
}
