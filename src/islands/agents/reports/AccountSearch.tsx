import { useId, useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { pastedInput } from '#ui/pasted-input.ts'
import type { ReportAreas } from './report-words.ts'

interface Props {
  value: string | undefined
  onChange: (prefix: string | undefined) => void
}

/**
 * A field that searches accounts by the beginning of their names. Going back in the history restores the earlier text.
 */
export function AccountSearch({ value, onChange }: Props) {
  const t = useWords<ReportAreas>()
  const id = useId()
  const [typed, setTyped] = useState(value ?? '')
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value ?? '')
  }
  return (
    <search className="report__search">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onChange(typed.trim() || undefined)
        }}
      >
        <div className="field">
          <label htmlFor={id}>{t('reports.search')}</label>
          <input
            className="input"
            id={id}
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            pattern="[^\s%\\]*"
            title={t('reports.search.hint')}
            value={typed}
            {...pastedInput({ maxLength: 64, onChange: ({ target }) => setTyped(target.value) })}
          />
        </div>
        <button type="submit" className="button">
          {t('reports.search.go')}
        </button>
        {value !== undefined && (
          <button type="button" className="button button--line" onClick={() => onChange(undefined)}>
            {t('reports.search.all')}
          </button>
        )}
      </form>
    </search>
  )
}
