import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { percentOf } from '#stores/agents/contracts/contract-draft.ts'
import { TextField } from '#ui/Field.tsx'

/** Takes over the caller's own terms, with some percentage points less in each tier. @param onCopy hundredths of a percent */
export function CopyTerms({ onCopy }: { onCopy: (less: number) => void }) {
  const t = useWords<'contracts'>()
  const [less, setLess] = useState('1')
  const kept = percentOf(less)
  return (
    <div className="offer__copy">
      <TextField
        label={t('offer.copy')}
        hint={t('offer.copy.hint')}
        inputMode="decimal"
        autoComplete="off"
        value={less}
        onChange={(event) => setLess(event.target.value)}
      />
      <button
        type="button"
        className="button"
        aria-disabled={kept === undefined}
        onClick={() => kept !== undefined && onCopy(kept)}
      >
        {t('offer.copy.submit')}
      </button>
    </div>
  )
}
