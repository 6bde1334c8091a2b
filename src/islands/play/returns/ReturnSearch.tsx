import { useId, useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { Icon } from '#ui/Icon.tsx'
import { pastedInput } from '#ui/pasted-input.ts'

interface Props {
  value: string | undefined
  onChange: (search: string | undefined) => void
}

/** A field that searches games by name. Going back in the history restores the earlier text. */
export function ReturnSearch({ value, onChange }: Props) {
  const t = useWords<'returns'>()
  const id = useId()
  const [typed, setTyped] = useState(value ?? '')
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value ?? '')
  }
  return (
    <search className="returns__search">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onChange(typed.trim() || undefined)
        }}
      >
        <div className="field">
          <label htmlFor={id}>{t('search')}</label>
          <input
            className="input"
            id={id}
            type="search"
            name="q"
            autoComplete="off"
            value={typed}
            {...pastedInput({
              maxLength: 80,
              onChange: ({ target }) => {
                setTyped(target.value)
                // The cross of a search field empties it without a submit.
                if (target.value === '') onChange(undefined)
              },
            })}
          />
        </div>
        <button type="submit" className="button button--icon" aria-label={t('search.go')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
