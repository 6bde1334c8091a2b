import { useState } from 'react'
import { Notice } from './Notice.tsx'
import { saveFile } from './save-file.ts'
import { type Column, csvOf } from './table-column.ts'

export interface CsvWords {
  readonly csv: string
  readonly csvBusy: string
  /** While rows are loaded. */
  readonly csvLoaded: (rows: number) => string
  readonly csvFailed: string
  readonly retry: string
}

interface Props<Row> {
  columns: readonly Column<Row>[]
  locale: string
  words: CsvWords
  /** Name of the file without extension. */
  file: string
  /** Loads all rows of the filter, and reports the number of loaded rows. */
  rows: (report: (loaded: number) => void) => Promise<readonly Row[]>
  /** A note about rows that the file leaves out. */
  hint?: string | undefined
}

/** Saves a table as a CSV file. */
export function CsvButton<Row>({ columns, locale, words, file, rows, hint }: Props<Row>) {
  const [phase, setPhase] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [loaded, setLoaded] = useState(0)
  const save = () => {
    if (phase === 'busy') return
    setPhase('busy')
    setLoaded(0)
    rows(setLoaded).then(
      (all) => {
        saveFile(`${file}.csv`, new Blob([csvOf(columns, all, locale)], { type: 'text/csv;charset=utf-8' }))
        setPhase('idle')
      },
      () => setPhase('failed'),
    )
  }
  if (phase === 'failed')
    return (
      <Notice kind="error" action={{ text: words.retry, onClick: save }}>
        {words.csvFailed}
      </Notice>
    )
  return (
    <div className="data__csv">
      {hint && <span className="field__hint">{hint}</span>}
      <button type="button" className="button button--line" aria-disabled={phase === 'busy'} onClick={save}>
        {phase === 'busy' && <span className="busy" aria-hidden="true" />}
        <span>{phase === 'idle' ? words.csv : loaded > 0 ? words.csvLoaded(loaded) : words.csvBusy}</span>
      </button>
    </div>
  )
}
