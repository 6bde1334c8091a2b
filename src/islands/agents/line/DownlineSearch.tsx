import { type SyntheticEvent, useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { leastSearch, lineFilter } from '#stores/agents/line/downlines.ts'
import { TextField } from '#ui/Field.tsx'

/** Searches the whole line by the beginning of an account name. */
export function DownlineSearch({ search }: { search: string | undefined }) {
  const t = useWords<'line'>()
  const [draft, setDraft] = useState(search ?? '')
  const [isShort, setShort] = useState(false)
  const [shown, setShown] = useState(search)
  if (shown !== search) {
    setShown(search)
    setDraft(search ?? '')
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const wanted = draft.trim()
    setShort(wanted.length < leastSearch)
    if (wanted.length >= leastSearch) lineFilter.show({ account: undefined, search: wanted, cursor: undefined })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2024 do not know the element `search`.
    <form role="search" className="downlines__search" onSubmit={submit} noValidate>
      <TextField
        label={t('search.label')}
        hint={t('search.hint')}
        error={isShort ? t('search.short') : undefined}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <button type="submit" className="button">
        {t('search.submit')}
      </button>
    </form>
  )
}
